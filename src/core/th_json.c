/* th_json.c - JSON into a caller's buffer, never past its end; and the parts of a description every game shares. */
#include "th.h"

static void put(struct th_json *j, char c)
{
    if (j->len + 1 < j->cap)
        j->buf[j->len] = c;
    j->len++;
}

static void put_str(struct th_json *j, const char *s)
{
    static const char hex[] = "0123456789abcdef";
    put(j, '"');
    for (; *s != '\0'; s++) {
        unsigned char c = (unsigned char)*s;
        if (c == '"' || c == '\\') {
            put(j, '\\');
            put(j, (char)c);
        } else if (c < 0x20) {
            for (const char *e = "\\u00"; *e != '\0'; e++)
                put(j, *e);
            put(j, hex[c >> 4]);
            put(j, hex[c & 15]);
        } else
            put(j, (char)c);
    }
    put(j, '"');
}

static void begin(struct th_json *j, const char *key)
{
    if (j->comma)
        put(j, ',');
    j->comma = true;
    if (key != NULL) {
        put_str(j, key);
        put(j, ':');
    }
}

void th_json_start(struct th_json *j, char *buf, size_t cap)
{
    *j = (struct th_json){ .buf = buf, .cap = cap };
}

void th_json_open(struct th_json *j, const char *key, char bracket)
{
    begin(j, key);
    put(j, bracket);
    j->comma = false;
}

void th_json_close(struct th_json *j, char bracket)
{
    put(j, bracket);
    j->comma = true;
}

void th_json_str(struct th_json *j, const char *key, const char *s)
{
    begin(j, key);
    put_str(j, s);
}

void th_json_id(struct th_json *j, const char *key, char letter, int v)
{
    char text[8];
    struct th_out o;
    th_out_start(&o, text, (int)sizeof text);
    th_out_id(&o, letter, v);
    th_json_str(j, key, text);
}

void th_json_int(struct th_json *j, const char *key, int64_t v)
{
    char text[24];
    struct th_out o;
    th_out_start(&o, text, (int)sizeof text);
    th_out_int(&o, v);
    begin(j, key);
    for (const char *c = text; *c != '\0'; c++)
        put(j, *c);
}

void th_json_bool(struct th_json *j, const char *key, bool v)
{
    begin(j, key);
    for (const char *c = v ? "true" : "false"; *c != '\0'; c++)
        put(j, *c);
}

bool th_json_end(struct th_json *j)
{
    if (j->cap > 0)
        j->buf[j->len < j->cap ? j->len : j->cap - 1] = '\0';
    return j->len < j->cap;
}

static void json_seats(struct th_json *j, const char *key, unsigned mask)
{
    th_json_open(j, key, '[');
    for (int seat = 0; seat < TH_SEATS; seat++)
        if ((mask >> seat & 1) != 0)
            th_json_int(j, NULL, seat + 1);
    th_json_close(j, ']');
}

bool th_may_know(const struct th_event *e, int viewer)
{
    return e->visible_to == TH_ALL || viewer == TH_DEALER || (e->visible_to >> viewer & 1) != 0;
}

/* A cell as in moves, `3,-1`: of an event's arguments it takes two. */
static void json_cell(struct th_json *j, int x, int y)
{
    char text[16];
    struct th_out o;
    th_out_start(&o, text, (int)sizeof text);
    th_out_int(&o, x);
    th_out_ch(&o, ',');
    th_out_int(&o, y);
    th_out_end(&o);
    th_json_str(j, NULL, text);
}

/* One argument of an event; returns how many values it takes. */
static int json_arg(struct th_json *j, const struct th_game *game, const struct th_event *e, int i)
{
    int type = i < TH_EVENT_ARGS ? game->events[e->kind].args[i] : TH_T_NONE; /* the last is x */
    char text[TH_LINE];
    if (type == TH_T_CELL && i + 1 < TH_EVENT_ARGS) {
        json_cell(j, e->a[i], e->a[i + 1]);
        return 2;
    }
    if (type == TH_T_COUNT)
        th_json_int(j, NULL, e->a[i]);
    else if ((type == TH_T_SEAT || type == TH_T_COLOUR) && e->a[i] < TH_SEATS)
        th_json_int(j, NULL, e->a[i] + 1);
    else if (th_event_arg(game, e, i, text, (int)sizeof text) > 0)
        th_json_str(j, NULL, text);
    return 1;
}

static void json_event(struct th_json *j, const struct th_game *game, const struct th_event *e)
{
    th_json_open(j, NULL, '{');
    th_json_str(j, "event", game->events[e->kind].name);
    if (e->seat != TH_DEALER)
        th_json_int(j, "seat", e->seat + 1);
    th_json_open(j, "args", '[');
    for (int i = 0; i <= TH_EVENT_ARGS;)
        i += json_arg(j, game, e, i);
    th_json_close(j, ']');
    if (e->visible_to != TH_ALL)
        json_seats(j, "to", e->visible_to);
    th_json_close(j, '}');
}

void th_json_events(struct th_json *j, const struct th_game *game, const struct th_event *e, int n,
                    int viewer)
{
    th_json_open(j, "events", '[');
    for (int i = 0; i < n; i++)
        if (th_may_know(&e[i], viewer))
            json_event(j, game, &e[i]);
    th_json_close(j, ']');
}

/* "moves": {"road": ["e03", "e07"], "end": [""]}: grouped by word, arguments as one string. */
void th_json_moves(struct th_json *j, const struct th_ctx *g, int seat)
{
    struct th_moves moves;
    char text[TH_LINE];
    int last = 0;
    moves.n = 0;
    if (seat < TH_SEATS)
        th_flow_gen(g, seat, &moves);
    th_json_open(j, "moves", '{');
    for (int i = 0; i < moves.n; i++) {
        const char *word = g->rules->game->moves[th_kind(moves.at[i])].word;
        if (th_kind(moves.at[i]) != last) {
            if (last != 0)
                th_json_close(j, ']');
            th_json_open(j, word, '[');
            last = th_kind(moves.at[i]);
        }
        th_move_print(g->rules->game, moves.at[i], false, text, (int)sizeof text);
        size_t skip = 0;
        while (word[skip] != '\0')
            skip++;
        th_json_str(j, NULL, text[skip] == ' ' ? text + skip + 1 : "");
    }
    if (last != 0)
        th_json_close(j, ']');
    th_json_close(j, '}');
}

/* "ask": who is asked what, by which clause. */
void th_json_ask(struct th_json *j, const struct th_ctx *g)
{
    th_json_open(j, "ask", '{');
    if (g->flow->depth > 0) {
        const struct th_frame *f = th_top(g);
        th_json_str(j, "frame", th_def(g, f)->name);
        if (th_asks(g->rules, f) != 0)
            th_json_str(j, "clause", th_clause_id(th_asks(g->rules, f)));
        th_json_bool(j, "chance", (f->actors & TH_CHANCE) != 0);
        json_seats(j, "seats", f->actors);
        json_seats(j, "may", f->may);
        if (f->seat < TH_SEATS)
            th_json_int(j, "seat", f->seat + 1);
        th_json_int(j, "n", f->n);
    }
    th_json_close(j, '}');
}

void th_json_winners(struct th_json *j, const struct th_ctx *g)
{
    int16_t score[TH_SEATS];
    uint8_t rank[TH_SEATS];
    th_json_int(j, "won", th_winner(g->flow) + 1);
    th_json_open(j, "winners", '[');
    g->rules->game->scores(g->rules, g->flow, score, rank);
    for (int seat = 0; seat < g->flow->seats && g->flow->depth == 0; seat++)
        if (rank[seat] == 1)
            th_json_int(j, NULL, seat + 1);
    th_json_close(j, ']');
}

/* cli_play_say.c - sentences: events, moves, questions and refusals in the reader's language.
 *
 * Keys: ev.GAME.NAME, mv.GAME.WORD, grp.GAME.WORD, ask.FRAME, why.TEXT. The arguments of a move or an event fill {a}, {b}
 * ... in their order; a deal fills {give} and {want}, a bundle {x}. If there is a sentence for the word of the first
 * argument (ev.catan.built.road), it is preferred: Russian needs its cases. What the catalogue does not know is told all the same:
 * moves and events by their notation, headings and questions by the types of the arguments they ask for. */
#include "cli_play.h"
#include "clause_text.h"
#include "th.h"

#include <stdarg.h>
#include <string.h>

enum {
    HOLES = 10,
    HOLE_TEXT = 320,
    KEY = 128
};

struct holes { /* fillings in the making */
    struct tr_hole at[HOLES];
    char text[HOLES][HOLE_TEXT];
    int n;
};

/* Memory of one more hole. */
static char *hole(struct holes *h, const char *name)
{
    h->at[h->n] = (struct tr_hole){ name, h->text[h->n] };
    h->text[h->n][0] = '\0';
    return h->text[h->n++];
}

static const char *letter_name(int i)
{
    static const char *const name[] = { "a", "b", "c", "d", "e", "f" };
    return name[i];
}

/* -------------------------------------------------------------- key words */

static const char *prefix_of(int type)
{
    switch (type) {
    case TH_T_RES: return "res";
    case TH_T_CARD: return "card";
    case TH_T_TERRAIN: return "terrain";
    case TH_T_PIECE: return "piece";
    case TH_T_FIGURE: return "figure";
    case TH_T_TRACK: return "track";
    default: return NULL;
    }
}

static const char *word_of(const struct scene *s, int type, int value)
{
    const struct th_words *words = &s->game->words[type];
    return value >= 0 && value < words->n ? words->name[value] : NULL;
}

static void append(char *buf, size_t cap, const char *text)
{
    size_t n = strlen(buf);
    snprintf(buf + n, cap - n, "%s", text);
}

void say(const struct scene *s, char *buf, size_t cap, const char *key, ...)
{
    struct tr_hole holes[HOLES];
    int n = 0;
    va_list ap;
    va_start(ap, key);
    for (const char *name; n < HOLES && (name = va_arg(ap, const char *)) != NULL; n++)
        holes[n] = (struct tr_hole){ name, va_arg(ap, const char *) };
    va_end(ap);
    tr_fill(buf, cap, tr(s->lang, key), holes, n);
}

/* ----------------------------------------------------------------- values */

/* Which of the colours nobody plays, counted from 0; below: somebody plays it. */
static int neutral(const struct scene *s, int seat)
{
    return seat < s->rules->owners ? seat - s->rules->seats : -1;
}

enum draw_ink seat_ink(const struct scene *s, int seat)
{
    int n = neutral(s, seat);
    return (enum draw_ink)(n < 0 ? INK_SEAT + seat : INK_NEUTRAL + n);
}

void say_seat(const struct scene *s, int seat, char *buf, size_t cap)
{
    char key[32];
    if (seat >= TH_SEATS)
        snprintf(key, sizeof key, "seat.dealer");
    else if (neutral(s, seat) >= 0)
        snprintf(key, sizeof key, "seat.neutral.%d", neutral(s, seat) + 1);
    else
        snprintf(key, sizeof key, "seat.%d", seat + 1);
    snprintf(buf, cap, "%s", tr(s->lang, key));
}

const char *say_letter(const struct scene *s, int seat)
{
    char key[32];
    if (neutral(s, seat) >= 0)
        snprintf(key, sizeof key, "seat.neutral.letter.%d", neutral(s, seat) + 1);
    else
        snprintf(key, sizeof key, "seat.letter.%d", seat + 1);
    return tr(s->lang, key);
}

static void say_seats(const struct scene *s, unsigned mask, char *buf, size_t cap)
{
    char name[64];
    buf[0] = '\0';
    if (mask == 0)
        snprintf(buf, cap, "%s", tr(s->lang, "say.everybody"));
    for (int seat = 0; seat < TH_SEATS; seat++) {
        if ((mask >> seat & 1) == 0)
            continue;
        say_seat(s, seat, name, sizeof name);
        append(buf, cap, buf[0] != '\0' ? ", " : "");
        append(buf, cap, name);
    }
}

static void say_place(const struct scene *s, int type, int value, char *buf, size_t cap)
{
    char where[200] = "";
    char letter = type == TH_T_HEX ? 'h' : type == TH_T_NODE ? 'n' : 'e';
    if (!s->brief)
        s->face->place(s, type, value, where, sizeof where);
    snprintf(buf, cap, where[0] != '\0' ? "%c%02d (%s)" : "%c%02d", letter, value, where);
}

void say_value(const struct scene *s, int type, int value, char *buf, size_t cap)
{
    const char *prefix = prefix_of(type), *word = word_of(s, type, value);
    char key[96];
    if (prefix != NULL && word != NULL) {
        snprintf(key, sizeof key, "%s.%s.%s", prefix, s->game->name, word);
        snprintf(buf, cap, "%s", tr_has(key) ? tr(s->lang, key) : word);
    } else if (type == TH_T_SEAT || type == TH_T_COLOUR) {
        say_seat(s, value, buf, cap);
    } else if (type == TH_T_SEATS) {
        say_seats(s, (unsigned)value, buf, cap);
    } else if (type == TH_T_PLACE) {
        say_place(s, th_place_type(value), th_place_id(value), buf, cap);
    } else if (type == TH_T_HEX || type == TH_T_NODE || type == TH_T_EDGE) {
        say_place(s, type, value, buf, cap);
    } else {
        snprintf(buf, cap, "%d", value);
    }
}

/* `2 ore`, added to a list. */
static void add_goods(const struct scene *s, int kind, int n, char *buf, size_t cap)
{
    char key[64], item[96], count[16];
    const char *word = word_of(s, TH_T_RES, kind);
    snprintf(key, sizeof key, "n.%s.%s", s->game->name, word != NULL ? word : "?");
    snprintf(count, sizeof count, "%d", n);
    if (tr_has(key) || word == NULL)
        tr_fill(item, sizeof item, tr_n(s->lang, key, n), &(struct tr_hole){ "n", count }, 1);
    else
        snprintf(item, sizeof item, "%d %s", n, word);
    append(buf, cap, buf[0] != '\0' ? ", " : "");
    append(buf, cap, item);
}

void say_goods(const struct scene *s, uint64_t bundle, char *buf, size_t cap)
{
    buf[0] = '\0';
    for (int kind = 0; kind < 8; kind++)
        if ((bundle >> (8 * kind) & 255) != 0)
            add_goods(s, kind, (int)(bundle >> (8 * kind) & 255), buf, cap);
    if (buf[0] == '\0')
        snprintf(buf, cap, "%s", tr(s->lang, "say.nothing"));
}

void say_deal(const struct scene *s, th_move deal, int sign, char *buf, size_t cap)
{
    buf[0] = '\0';
    for (int good = 0; good < TH_GOODS; good++)
        if (th_deal_good(deal, good) * sign > 0)
            add_goods(s, good, th_deal_good(deal, good) * sign, buf, cap);
    if (buf[0] == '\0')
        snprintf(buf, cap, "%s", tr(s->lang, "say.nothing"));
}

static void deal_holes(const struct scene *s, th_move deal, struct holes *h)
{
    say_deal(s, deal, -1, hole(h, "give"), HOLE_TEXT);
    say_deal(s, deal, 1, hole(h, "want"), HOLE_TEXT);
}

/* key, or key.WORD if the catalogue has it for the word of this first argument. */
static void variant(const struct scene *s, char key[KEY], int type, int value)
{
    const char *word = prefix_of(type) != NULL ? word_of(s, type, value) : NULL;
    size_t n = strlen(key);
    if (word == NULL)
        return;
    snprintf(key + n, KEY - n, ".%s", word);
    if (!tr_has(key))
        key[n] = '\0';
}

/* A module may say a move, its kind, an event or a question otherwise: mv.catan.knight.traders. */
static void module_variant(const struct scene *s, char key[KEY])
{
    size_t n = strlen(key);
    for (int i = 0; i < s->game->n_modules; i++) {
        if ((s->rules->modules >> i & 1) == 0)
            continue;
        snprintf(key + n, KEY - n, ".%s", s->game->modules[i].name);
        if (tr_has(key))
            return;
    }
    key[n] = '\0';
}

/* ------------------------------------------------------------------ moves */

void say_notation(const struct scene *s, int seat, th_move m, char *buf, size_t cap)
{
    buf[0] = '\0';
    s->game->print(s->rules, s->view, seat, seat, m, buf, (int)cap);
}

/* The type an argument of a move says itself (TH_T_PLACE), and the place. */
static int unwrap(int type, int *value)
{
    if (type != TH_T_PLACE)
        return type;
    type = th_spot_type(*value);
    *value = th_spot_id(*value);
    return type;
}

void say_move(const struct scene *s, int seat, th_move m, char *buf, size_t cap)
{
    const struct th_move_info *info = &s->game->moves[th_kind(m)];
    struct holes h = { .n = 0 };
    char key[KEY];
    snprintf(key, sizeof key, "mv.%s.%s", s->game->name, info->word);
    module_variant(s, key);
    for (int i = 0, slot = 0; i < TH_ARGS && info->args[i] != 0; i++) {
        int type = info->args[i] & ~TH_SECRET;
        if (type == TH_T_DEAL) {
            deal_holes(s, m, &h);
            continue;
        }
        if (type == TH_T_CELL) {
            snprintf(hole(&h, letter_name(i)), HOLE_TEXT, "%d,%d", (int8_t)th_arg(m, slot),
                     (int8_t)th_arg(m, slot + 1));
            slot += 2;
            continue;
        }
        int value = th_arg(m, slot);
        type = unwrap(type, &value);
        if (i == 0)
            variant(s, key, type, value);
        char *text = hole(&h, letter_name(i));
        if (s->face->move_value == NULL || !s->face->move_value(s, m, i, slot, text, HOLE_TEXT))
            say_value(s, type, value, text, HOLE_TEXT);
        slot++;
    }
    if (!tr_has(key)) {
        say_notation(s, seat, m, buf, cap);
        return;
    }
    int n = s->face->number(s, seat, m);
    snprintf(hole(&h, "n"), HOLE_TEXT, "%d", n);
    tr_fill(buf, cap, tr_n(s->lang, key, n), h.at, h.n);
}

static bool is_place(int type)
{
    type &= ~TH_SECRET;
    return type == TH_T_HEX || type == TH_T_NODE || type == TH_T_EDGE || type == TH_T_PLACE;
}

bool say_where(const struct scene *s, th_move m, char *buf, size_t cap)
{
    const uint8_t *type = s->game->moves[th_kind(m)].args;
    int last = 0;
    if (!is_place(type[0]))
        return false;
    while (last + 1 < TH_ARGS && is_place(type[last + 1]))
        last++;
    int at = th_arg(m, last), of = unwrap(type[last] & ~TH_SECRET, &at);
    s->face->place(s, of, at, buf, cap);
    return true;
}

/* `ship: path, path`: a kind of move without a heading of its own, by the types of what it asks for. */
static void say_kind(const struct scene *s, int kind, char *buf, size_t cap)
{
    static const char *const type[TH_T_NB] = {
        [TH_T_SEAT] = "arg.seat",   [TH_T_SEATS] = "arg.seats", [TH_T_RES] = "arg.res",
        [TH_T_COUNT] = "arg.count", [TH_T_HEX] = "arg.hex",     [TH_T_NODE] = "arg.node",
        [TH_T_EDGE] = "arg.edge",   [TH_T_CARD] = "arg.card",   [TH_T_TERRAIN] = "arg.terrain",
        [TH_T_PIECE] = "arg.piece", [TH_T_DEAL] = "arg.deal",   [TH_T_FIGURE] = "arg.figure",
        [TH_T_SLOT] = "arg.slot",   [TH_T_ROT] = "arg.rot",     [TH_T_CELL] = "arg.cell",
        [TH_T_TILE] = "arg.tile",   [TH_T_TRACK] = "arg.track", [TH_T_COLOUR] = "arg.colour",
        [TH_T_PLACE] = "arg.place",
    };
    const struct th_move_info *info = &s->game->moves[kind];
    snprintf(buf, cap, "%s", info->word);
    for (int i = 0; i < TH_ARGS && info->args[i] != 0; i++) {
        append(buf, cap, i == 0 ? ": " : ", ");
        const char *key = type[info->args[i] & ~TH_SECRET];
        append(buf, cap, tr(s->lang, key != NULL ? key : "arg.slot"));
    }
}

void say_group(const struct scene *s, int kind, char *buf, size_t cap)
{
    char key[KEY], price[160];
    snprintf(key, sizeof key, "grp.%s.%s", s->game->name, s->game->moves[kind].word);
    module_variant(s, key);
    if (tr_has(key))
        snprintf(buf, cap, "%s", tr(s->lang, key));
    else
        say_kind(s, kind, buf, cap);
    s->face->cost(s, kind, price, sizeof price);
    if (price[0] != '\0') {
        append(buf, cap, " (");
        append(buf, cap, price);
        append(buf, cap, ")");
    }
}

/* ----------------------------------------------------------------- events */

static void event_hole(const struct scene *s, const struct th_event *e, int i, struct holes *h)
{
    char *text = hole(h, letter_name(i));
    if (!s->face->event_value(s, e, i, text, HOLE_TEXT))
        say_value(s, s->game->events[e->kind].args[i] & ~TH_SECRET, e->a[i], text, HOLE_TEXT);
}

/* `Red: reveal h07 (forest 8), 3`: an event without a sentence, by its name and everything it tells. */
static void say_fact(const char *name, const struct holes *h, char *buf, size_t cap)
{
    snprintf(buf, cap, "%s: %s", h->text[0], name);
    for (int i = 1; i < h->n; i++) {
        append(buf, cap, i == 1 ? " " : ", ");
        append(buf, cap, h->text[i]);
    }
}

void say_event(const struct scene *s, const struct th_event *e, char *buf, size_t cap)
{
    const struct th_event_def *def = &s->game->events[e->kind];
    struct holes h = { .n = 0 };
    char key[KEY];
    snprintf(key, sizeof key, "ev.%s.%s", s->game->name, def->name);
    say_seat(s, e->seat, hole(&h, "seat"), HOLE_TEXT);
    module_variant(s, key);
    variant(s, key, def->args[0] & ~TH_SECRET, e->a[0]);
    for (int i = 0; i < TH_EVENT_ARGS && def->args[i] != 0; i++)
        event_hole(s, e, i, &h);
    if (def->x == TH_T_DEAL)
        deal_holes(s, e->x, &h);
    else if (def->x == TH_T_RES)
        say_goods(s, e->x, hole(&h, "x"), HOLE_TEXT);
    bool counted = (def->args[0] & ~TH_SECRET) == TH_T_COUNT;
    if (tr_has(key))
        tr_fill(buf, cap, tr_n(s->lang, key, counted ? e->a[0] : 0), h.at, h.n);
    else
        say_fact(def->name, &h, buf, cap);
}

/* -------------------------------------------------------------- questions */

/* A question without a sentence lists the kinds of moves that answer it. */
static void say_choices(const struct scene *s, const char *seat, char *buf, size_t cap)
{
    const struct th_moves *moves = &s->play->moves;
    char list[PLAY_TEXT] = "", one[200];
    for (int i = 0; i < moves->n; i++) {
        int kind = th_kind(moves->at[i]);
        if (i > 0 && kind == th_kind(moves->at[i - 1]))
            continue;
        say_group(s, kind, one, sizeof one);
        append(list, sizeof list, list[0] != '\0' ? "; " : "");
        append(list, sizeof list, one);
    }
    say(s, buf, cap, "ask.any", "seat", seat, "list", list, NULL);
}

void say_ask(const struct scene *s, int seat, char *buf, size_t cap, th_clause *clause)
{
    char key[KEY], longer[KEY], name[64], count[16];
    const char *role = s->face->role(s, seat);
    int n = s->face->asked(s, seat);
    snprintf(key, sizeof key, "ask.%s", th_asking(s->rules, s->view, clause));
    module_variant(s, key);
    snprintf(longer, sizeof longer, "%.90s.%.32s", key, role);
    say_seat(s, seat, name, sizeof name);
    snprintf(count, sizeof count, "%d", n);
    struct tr_hole holes[] = { { "seat", name }, { "n", count } };
    const char *known = role[0] != '\0' && tr_has(longer) ? longer : key;
    if (tr_has(known))
        tr_fill(buf, cap, tr_n(s->lang, known, n), holes, 2);
    else
        say_choices(s, name, buf, cap);
}

/* --------------------------------------------------------------- refusals */

void say_clause(const struct scene *s, th_clause c, char *buf, size_t cap)
{
    const struct clause_text *text = clause_text_at(c);
    if (text == NULL)
        snprintf(buf, cap, "?: ?");
    else
        snprintf(buf, cap, "%s: %s", text->id, s->lang == LANG_RU ? text->ru : text->en);
}

void say_why(const struct scene *s, const struct th_why *why, char *buf, size_t cap)
{
    char rule[PLAY_TEXT];
    tr_refusal(buf, cap, s->lang, why->text);
    if (why->clause != 0) {
        say_clause(s, why->clause, rule, sizeof rule);
        append(buf, cap, " ");
        append(buf, cap, rule);
    }
}

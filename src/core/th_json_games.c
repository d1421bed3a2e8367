/* th_json_games.c - what can be played, as JSON: games with their modules, options, words, pieces, moves, events and
 * questions.
 *
 * One writer for `thorp games --json`, the engine protocol, the page's engine and the server, so that a client can build
 * its set-up screen from any of them and knows of every argument what it means. */
#include "th.h"

static const char *const option_type[] = { "bool", "int", "choice", "seat" };

static const char *const type_name[TH_T_NB] = {
    [TH_T_SEAT] = "seat",     [TH_T_SEATS] = "seats", [TH_T_RES] = "res",
    [TH_T_COUNT] = "count",   [TH_T_HEX] = "hex",     [TH_T_NODE] = "node",
    [TH_T_EDGE] = "edge",     [TH_T_CARD] = "card",   [TH_T_TERRAIN] = "terrain",
    [TH_T_PIECE] = "piece",   [TH_T_DEAL] = "deal",   [TH_T_FIGURE] = "figure",
    [TH_T_SLOT] = "slot",     [TH_T_ROT] = "rot",     [TH_T_CELL] = "cell",
    [TH_T_TILE] = "tile",     [TH_T_TRACK] = "track", [TH_T_PLACE] = "place",
    [TH_T_COLOUR] = "colour",
};

const char *th_type_name(int type)
{
    return type > 0 && type < TH_T_NB ? type_name[type] : NULL;
}

static void json_clause(struct th_json *j, th_clause c)
{
    if (th_clause_id(c) != NULL)
        th_json_str(j, "clause", th_clause_id(c));
}

static void json_mask(struct th_json *j, const struct th_game *game, const char *key, uint32_t mask)
{
    th_json_open(j, key, '[');
    for (int i = 0; i < game->n_modules; i++)
        if ((mask >> i & 1) != 0)
            th_json_str(j, NULL, game->modules[i].name);
    th_json_close(j, ']');
}

static void json_module(struct th_json *j, const struct th_game *game, const struct th_module *m)
{
    th_json_open(j, NULL, '{');
    th_json_str(j, "name", m->name);
    th_json_int(j, "min_seats", m->min_seats);
    th_json_int(j, "max_seats", m->max_seats);
    json_mask(j, game, "needs", m->needs);
    json_mask(j, game, "excludes", m->excludes);
    if (th_module_quiet(m))
        th_json_bool(j, "quiet", true);
    json_clause(j, m->clause);
    th_json_close(j, '}');
}

static void json_value(struct th_json *j, const char *key, const struct th_option *o, int v)
{
    if (o->type == TH_OPT_CHOICE)
        th_json_str(j, key, o->choice[v].name);
    else if (o->type == TH_OPT_BOOL)
        th_json_bool(j, key, v != 0);
    else
        th_json_int(j, key, v);
}

static void json_row(struct th_json *j, const struct th_choice *row)
{
    th_json_open(j, NULL, '{');
    th_json_str(j, "name", row->name);
    if (row->max_seats > 0) {
        th_json_int(j, "min_seats", row->min_seats);
        th_json_int(j, "max_seats", row->max_seats);
    }
    if (row->seats != 0)
        th_json_str(j, "seats", th_clause_id(row->seats));
    if (row->target > 0)
        th_json_int(j, "target", row->target);
    if (row->needs != NULL)
        th_json_str(j, "needs", row->needs);
    json_clause(j, row->clause);
    th_json_close(j, '}');
}

static void json_rows(struct th_json *j, const struct th_option *o)
{
    th_json_open(j, "rows", '[');
    for (int v = o->min; v <= o->max; v++)
        json_row(j, &o->choice[v]);
    th_json_close(j, ']');
}

static void json_bars(struct th_json *j, const char *key, const struct th_bar *bars, int n)
{
    th_json_open(j, key, '[');
    for (int i = 0; i < n; i++) {
        th_json_open(j, NULL, '{');
        th_json_str(j, "one", bars[i].one);
        th_json_str(j, "other", bars[i].other);
        json_clause(j, bars[i].clause);
        th_json_close(j, '}');
    }
    th_json_close(j, ']');
}

static void json_crowds(struct th_json *j, const struct th_game *game)
{
    th_json_open(j, "crowds", '[');
    for (int i = 0; i < game->n_crowds; i++) {
        th_json_open(j, NULL, '{');
        th_json_open(j, "modules", '[');
        for (int k = 0; k < game->n_modules; k++)
            if (th_crowd_has(&game->crowds[i], game->modules[k].name))
                th_json_str(j, NULL, game->modules[k].name);
        th_json_close(j, ']');
        th_json_int(j, "most", game->crowds[i].most);
        json_clause(j, game->crowds[i].clause);
        th_json_close(j, '}');
    }
    th_json_close(j, ']');
}

static void json_option(struct th_json *j, const struct th_option *o)
{
    th_json_open(j, NULL, '{');
    th_json_str(j, "name", o->name);
    th_json_str(j, "type", option_type[o->type]);
    if (o->module != NULL)
        th_json_str(j, "module", o->module);
    if (o->type == TH_OPT_INT || o->type == TH_OPT_SEAT) {
        th_json_int(j, "min", o->min);
        th_json_int(j, "max", o->max);
    }
    if (o->type == TH_OPT_CHOICE) {
        th_json_open(j, "choices", '[');
        for (int v = o->min; v <= o->max; v++)
            th_json_str(j, NULL, o->choice[v].name);
        th_json_close(j, ']');
        json_rows(j, o);
    }
    json_value(j, "default", o, o->def);
    if (o->needs != NULL)
        th_json_str(j, "needs", o->needs);
    if (o->excludes != NULL)
        th_json_str(j, "excludes", o->excludes);
    json_clause(j, o->clause);
    th_json_close(j, '}');
}

/* "words": {"res": ["brick", ...], ...}: the names of what arguments of a type can be */
static void json_words(struct th_json *j, const struct th_game *game)
{
    th_json_open(j, "words", '{');
    for (int type = 1; type < game->n_words; type++) {
        if (game->words[type].n == 0)
            continue;
        th_json_open(j, type_name[type], '[');
        for (int i = 0; i < game->words[type].n; i++)
            th_json_str(j, NULL, game->words[type].name[i]);
        th_json_close(j, ']');
    }
    th_json_close(j, '}');
}

static void json_owner(struct th_json *j, const struct th_game *game, int owner)
{
    if (owner > 0)
        th_json_str(j, "module", game->modules[(owner & 255) - 1].name);
    if (owner >> 8 > 0)
        th_json_str(j, "with", game->modules[(owner >> 8) - 1].name);
}

static void json_types(struct th_json *j, const uint8_t *args, int n, bool pairs)
{
    th_json_open(j, "args", '[');
    for (int i = 0; i < n && args[i] != 0; i++) {
        th_json_str(j, NULL, type_name[args[i] & ~TH_SECRET]);
        i += pairs && args[i] == TH_T_CELL; /* its x and y are told as one */
    }
    th_json_close(j, ']');
}

/* "secret": [1]: which arguments others see as `?` */
static void json_secret(struct th_json *j, const uint8_t *args)
{
    unsigned secret = 0;
    for (int i = 0; i < TH_ARGS && args[i] != 0; i++)
        secret |= (unsigned)args[i] / TH_SECRET << i;
    if (secret == 0)
        return;
    th_json_open(j, "secret", '[');
    for (int i = 0; i < TH_ARGS; i++)
        if ((secret >> i & 1) != 0)
            th_json_int(j, NULL, i);
    th_json_close(j, ']');
}

static void json_move(struct th_json *j, const struct th_game *game, int kind)
{
    const struct th_move_info *info = &game->moves[kind];
    th_json_open(j, NULL, '{');
    th_json_str(j, "word", info->word);
    json_types(j, info->args, TH_ARGS, false);
    json_secret(j, info->args);
    json_owner(j, game, game->move_rows[kind].owner);
    if ((game->move_rows[kind].classes & TH_SPEAK) != 0)
        th_json_bool(j, "speak", true);
    th_json_close(j, '}');
}

static void json_cost(struct th_json *j, const struct th_game *game, uint64_t cost)
{
    if (cost == 0)
        return;
    th_json_open(j, "cost", '{');
    for (int kind = 0; kind < game->words[TH_T_RES].n && kind < 8; kind++) /* lanes of a bundle */
        if ((cost >> 8 * kind & 255) != 0)
            th_json_int(j, game->words[TH_T_RES].name[kind], (int)(cost >> 8 * kind & 255));
    th_json_close(j, '}');
}

static void json_piece(struct th_json *j, const struct th_game *game, const struct th_piece *p)
{
    th_json_open(j, NULL, '{');
    th_json_str(j, "word", p->word);
    if (p->stands != TH_T_NONE)
        th_json_str(j, "stands", type_name[p->stands]);
    if (p->mark != 0)
        th_json_int(j, "mark", p->mark);
    if (p->supply > 0)
        th_json_int(j, "supply", p->supply);
    if (p->common)
        th_json_bool(j, "common", true);
    json_cost(j, game, p->cost);
    if (p->move != 0)
        th_json_str(j, "move", game->moves[p->move].word);
    json_owner(j, game, p->owner);
    json_clause(j, p->nowhere);
    th_json_close(j, '}');
}

static void json_event(struct th_json *j, const struct th_game *game,
                       const struct th_event_def *def)
{
    th_json_open(j, NULL, '{');
    th_json_str(j, "name", def->name);
    json_types(j, def->args, TH_EVENT_ARGS, true);
    if (def->x != 0)
        th_json_str(j, "x", def->x == TH_T_DEAL ? "deal" : "bundle");
    if (def->final)
        th_json_bool(j, "final", true);
    json_owner(j, game, def->owner);
    th_json_close(j, '}');
}

static bool frame_takes(const struct th_game *game, const struct th_frame_def *f, int kind)
{
    if (f->open != 0)
        return (game->move_rows[kind].classes & f->open) != 0;
    for (int i = 0; f->kinds[i] != 0; i++)
        if (f->kinds[i] == kind)
            return true;
    return false;
}

static void json_frame(struct th_json *j, const struct th_game *game, const struct th_frame_def *f)
{
    th_json_open(j, NULL, '{');
    th_json_str(j, "name", f->name);
    json_clause(j, f->asks);
    json_owner(j, game, f->owner);
    if (f->stream != NULL)
        th_json_str(j, "chance", f->stream);
    if (f->open != 0)
        th_json_bool(j, "open", true);
    th_json_open(j, "moves", '[');
    for (int kind = 1; kind < game->n_moves; kind++)
        if (frame_takes(game, f, kind))
            th_json_str(j, NULL, game->moves[kind].word);
    th_json_close(j, ']');
    th_json_close(j, '}');
}

/* Pieces, moves, events and questions; frames that only run ask nobody and are not told. */
static void json_contract(struct th_json *j, const struct th_game *game)
{
    json_words(j, game);
    th_json_open(j, "pieces", '[');
    for (int i = 0; i < game->n_pieces; i++)
        if (game->pieces[i].word != NULL)
            json_piece(j, game, &game->pieces[i]);
    th_json_close(j, ']');
    th_json_open(j, "moves", '[');
    for (int kind = 1; kind < game->n_moves; kind++)
        json_move(j, game, kind);
    th_json_close(j, ']');
    th_json_open(j, "events", '[');
    for (int kind = 1; kind < game->n_events; kind++)
        json_event(j, game, &game->events[kind]);
    th_json_close(j, ']');
    th_json_open(j, "frames", '[');
    for (int kind = 0; kind < game->n_frames; kind++)
        if (game->frame_rows[kind].gen != NULL)
            json_frame(j, game, &game->frame_rows[kind]);
    th_json_close(j, ']');
}

static void json_game(struct th_json *j, const struct th_game *game)
{
    th_json_open(j, NULL, '{');
    th_json_str(j, "name", game->name);
    th_json_int(j, "rev", game->rev);
    th_json_int(j, "min_seats", game->min_seats);
    th_json_int(j, "max_seats", game->max_seats);
    th_json_int(j, "seats", game->def_seats);
    th_json_open(j, "modules", '[');
    for (int i = 0; i < game->n_modules; i++)
        json_module(j, game, &game->modules[i]);
    th_json_close(j, ']');
    th_json_open(j, "options", '[');
    for (int i = 0; i < game->n_options; i++)
        json_option(j, &game->options[i]);
    th_json_close(j, ']');
    json_bars(j, "bars", game->bars, game->n_bars);
    json_bars(j, "notes", game->notes, game->n_notes);
    json_bars(j, "mixes", game->mixes, game->n_mixes);
    json_crowds(j, game);
    json_contract(j, game);
    th_json_close(j, '}');
}

void th_json_games(struct th_json *j)
{
    th_json_open(j, "games", '[');
    for (int i = 0; th_game_at(i) != NULL; i++)
        json_game(j, th_game_at(i));
    th_json_close(j, ']');
}

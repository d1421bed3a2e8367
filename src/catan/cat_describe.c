/* cat_describe.c - a view of a Catan table as JSON, with every figure people look at, so that no client computes a rule.
 *
 * Vocabulary (docs/PROTOCOL.md): seats, places, pieces, table, ask, moves. Modules add to each section once. */
#include "cat.h"

static const char *id(char *buf, char letter, int v)
{
    struct th_out o;
    th_out_start(&o, buf, 8);
    th_out_id(&o, letter, v);
    return buf;
}

static void section(const struct th_ctx *g, enum th_section s, struct th_json *j)
{
    CAT_EACH(g, describe, fn)
        fn(g, s, j);
}

static void bundle(struct th_json *j, const char *key, const char *const *name, cat_cards cards,
                   int unk)
{
    th_json_open(j, key, '{');
    for (int kind = 0; kind < CAT_KINDS; kind++)
        if (cat_count(cards, kind) > 0)
            th_json_int(j, name[kind], cat_count(cards, kind));
    if (unk > 0)
        th_json_int(j, "?", unk);
    th_json_close(j, '}');
}

static void deal(struct th_json *j, const char *key, uint64_t value)
{
    if (value == 0)
        return;
    th_json_open(j, key, '{');
    for (int sign = -1; sign <= 1; sign += 2) {
        th_json_open(j, sign < 0 ? "give" : "want", '{');
        for (int good = 0; good < TH_GOODS; good++)
            if (th_deal_good(value, good) * sign > 0)
                th_json_int(j, cat_res_name[good], th_deal_good(value, good) * sign);
        th_json_close(j, '}');
    }
    th_json_close(j, '}');
}

static void points(const struct th_ctx *g, int seat, struct th_json *j)
{
    struct cat_score s = cat_score(g, seat, true); /* in a view only known cards count */
    th_json_int(j, "points", s.towns + s.cities + s.route + s.army + s.cards + s.modules);
    th_json_open(j, "parts", '{');
    th_json_int(j, "settlements", s.towns);
    th_json_int(j, "cities", s.cities);
    th_json_int(j, "route", s.route);
    th_json_int(j, "army", s.army);
    th_json_int(j, "cards", s.cards);
    th_json_int(j, "modules", s.modules);
    th_json_close(j, '}');
}

static void rates(const struct th_ctx *g, int seat, struct th_json *j)
{
    th_json_open(j, "rates", '{');
    for (int kind = 0; kind < cat_ru(g)->params.goods; kind++) {
        struct cat_swap w = { .seat = (uint8_t)seat, .give = (uint8_t)kind, .get = (uint8_t)kind };
        th_json_int(j, cat_res_name[kind], cat_rate(g, &w));
    }
    th_json_close(j, '}');
}

static void supply(const struct th_ctx *g, int seat, struct th_json *j)
{
    th_json_open(j, "left", '{');
    for (int p = 0; p < CAT_PIECE_NB; p++)
        if (cat_in_play(g->rules, p) && cat_piece[p].stands != TH_T_NONE)
            th_json_int(j, cat_piece[p].word, cat_bs(g)->left[p][seat]);
    th_json_close(j, '}');
}

static void one_seat(const struct th_ctx *g, int seat, const int yield[CAT_OWNERS],
                     struct th_json *j)
{
    static const char *const answer[] = { "", "accepted", "rejected", "countered" };
    const struct cat_base *s = cat_bs(g);
    th_json_open(j, NULL, '{');
    th_json_int(j, "seat", seat + 1);
    points(g, seat, j);
    th_json_int(j, "target", cat_target(g, seat));
    th_json_int(j, "hand_size", cat_hand_size(s, seat));
    bundle(j, "hand", cat_res_name, s->hand[seat], s->hand_unk[seat]);
    th_json_int(j, "hand_limit", cat_hand_limit(g, seat));
    th_json_int(j, "cards_size", cat_dev_size(s, seat));
    bundle(j, "cards", cat_dev_name, s->dev[seat], s->dev_unk[seat]);
    bundle(j, "fresh", cat_dev_name, s->fresh[seat], s->fresh_unk[seat]);
    th_json_int(j, "knights", s->knights[seat]);
    th_json_int(j, "route", s->route[seat]);
    supply(g, seat, j);
    rates(g, seat, j);
    th_json_int(j, "yield", yield[seat]);
    if (s->owe[seat] > 0)
        th_json_int(j, "owes", s->owe[seat]);
    if (s->pend_unk[seat] + cat_total(s->pend[seat]) > 0)
        bundle(j, "discarding", cat_res_name, s->pend[seat], s->pend_unk[seat]);
    if (s->answer[seat] != 0)
        th_json_str(j, "answer", answer[s->answer[seat]]);
    deal(j, "deal", s->deal[seat]);
    deal(j, "proposal", s->prop[seat]);
    if (s->prop[seat] != 0)
        th_json_int(j, "proposal_no", s->spoken[seat]);
    th_json_close(j, '}');
}

static void numbers(struct th_json *j, int mask)
{
    th_json_open(j, "numbers", '[');
    for (int n = 2; n <= 12; n++)
        if ((mask >> n & 1) != 0)
            th_json_int(j, NULL, n);
    th_json_close(j, ']');
}

static void places(const struct th_ctx *g, struct th_json *j)
{
    const struct cat_base *s = cat_bs(g);
    char buf[8];
    for (int h = 0; h < cat_ru(g)->graph.n_hex; h++) {
        th_json_open(j, NULL, '{');
        th_json_str(j, "id", id(buf, 'h', h));
        th_json_str(j, "terrain", cat_terrain_name[s->terrain[h]]);
        if (cat_like(g, s->terrain[h]) != s->terrain[h])
            th_json_str(j, "like", cat_terrain_name[cat_like(g, s->terrain[h])]);
        numbers(j, s->number[h]);
        th_json_close(j, '}');
    }
    for (int i = 0; i < CAT_HARBOURS; i++) {
        if (s->harbour[i] == 0)
            continue;
        bool any = s->harbour_kind[i] == CAT_ANY_HARBOUR;
        th_json_open(j, NULL, '{');
        th_json_str(j, "id", id(buf, 'e', s->harbour[i] - 1));
        th_json_str(j, "harbour", any ? "any" : cat_res_name[s->harbour_kind[i]]);
        th_json_int(j, "rate", any ? 3 : 2);
        th_json_close(j, '}');
    }
}

static void piece(struct th_json *j, const char *kind, const char *at, int owner)
{
    th_json_open(j, NULL, '{');
    th_json_str(j, "kind", kind);
    th_json_str(j, "at", at);
    if (owner >= 0)
        th_json_int(j, "owner", owner + 1);
    th_json_close(j, '}');
}

/* Everything that stands on paths, then on crossings. */
static void pieces(const struct th_ctx *g, struct th_json *j)
{
    const struct cat_base *s = cat_bs(g);
    const struct cat_graph *gr = &cat_ru(g)->graph;
    char buf[8];
    for (int e = 0; e < gr->n_edge; e++)
        if (s->edge[e] != 0)
            piece(j, cat_piece[cat_piece_on(TH_T_EDGE, s->edge[e])].word, id(buf, 'e', e),
                  cat_edge_owner(s, e));
    for (int n = 0; n < gr->n_node; n++)
        if (s->node[n] != 0)
            piece(j, cat_piece[cat_piece_on(TH_T_NODE, s->node[n])].word, id(buf, 'n', n),
                  cat_node_owner(s, n));
    if (s->robber != 0)
        piece(j, "robber", id(buf, 'h', s->robber - 1), -1);
}

static void costs(const struct th_ctx *g, struct th_json *j)
{
    th_json_open(j, "costs", '{');
    for (int p = 0; p < CAT_PIECE_NB; p++)
        if (cat_in_play(g->rules, p))
            bundle(j, cat_piece[p].word, cat_res_name, cat_ru(g)->params.cost[p], 0);
    th_json_close(j, '}');
}

static void table(const struct th_ctx *g, struct th_json *j)
{
    const struct cat_base *s = cat_bs(g);
    th_json_int(j, "turn", g->flow->turn + 1);
    th_json_int(j, "turn_no", g->flow->turn_no);
    th_json_int(j, "ply", g->flow->ply);
    th_json_int(j, "won", g->flow->result);
    if (!cat_ru(g)->params.bank_hidden)
        bundle(j, "bank", cat_res_name, s->bank, 0);
    th_json_int(j, "deck", cat_deck_size(s));
    bundle(j, "spent", cat_dev_name, s->spent, 0);
    th_json_open(j, "dice", '[');
    for (int i = 0; i < 2 && s->die[1] != 0; i++)
        th_json_int(j, NULL, s->die[i]);
    th_json_close(j, ']');
    if (s->total != 0)
        th_json_int(j, "rolled", s->total);
    th_json_int(j, "route_holder", s->route_holder);
    th_json_int(j, "army_holder", s->army_holder);
    th_json_bool(j, "card_played", s->card_played != 0);
    th_json_int(j, "offers_left", cat_opt(g, CAT_OPT_OFFERS) - s->offers);
    costs(g, j);
}

/* "off": what the seat that is asked cannot buy now, by word, with the clause that forbids it: the question's own where
 * it takes no purchases (before the roll, say). */
static void off(const struct th_ctx *g, int seat, struct th_json *j)
{
    if (seat >= g->flow->seats || g->flow->depth == 0)
        return;
    const struct th_frame *f = th_top(g);
    const struct th_frame_def *def = th_def(g, f);
    if ((def->open & CAT_SHOPS) == 0 || (f->actors >> seat & 1) == 0)
        return;
    th_json_open(j, "off", '{');
    for (int piece = 0; piece < CAT_PIECE_NB; piece++) {
        int move = cat_piece[piece].move;
        if (!cat_in_play(g->rules, piece))
            continue;
        th_clause no =
            th_takes(g, f, move) ? cat_no_purchase(g, seat, piece) : th_asks(g->rules, f);
        if (no != 0)
            th_json_str(j, g->rules->game->moves[move].word, th_clause_id(no));
    }
    th_json_close(j, '}');
}

void cat_describe(const struct th_rules *r, const void *view, int seat, struct th_json *j)
{
    struct th_ctx g = th_look(r, view);
    int yield[CAT_OWNERS];
    cat_yields(&g, yield);
    th_json_open(j, NULL, '{');
    th_json_open(j, "seats", '[');
    for (int i = 0; i < g.flow->seats; i++)
        one_seat(&g, i, yield, j);
    section(&g, TH_SEATS_SECTION, j);
    th_json_close(j, ']');
    th_json_open(j, "places", '[');
    places(&g, j);
    section(&g, TH_PLACES_SECTION, j);
    th_json_close(j, ']');
    th_json_open(j, "pieces", '[');
    pieces(&g, j);
    section(&g, TH_PIECES_SECTION, j);
    th_json_close(j, ']');
    th_json_open(j, "table", '{');
    table(&g, j);
    section(&g, TH_TABLE_SECTION, j);
    th_json_close(j, '}');
    th_json_ask(j, &g);
    th_json_moves(j, &g, seat);
    off(&g, seat, j);
    th_json_close(j, '}');
}

void cat_json_id(struct th_json *j, const char *key, char letter, int v)
{
    char buf[8];
    th_json_str(j, key, id(buf, letter, v));
}

/* ---------------------------------------------------------------- geometry */

static void id_list(struct th_json *j, const char *key, char letter, const uint8_t *list, int n)
{
    char buf[8];
    th_json_open(j, key, '[');
    for (int i = 0; i < n; i++)
        if (list[i] != CAT_NONE)
            th_json_str(j, NULL, id(buf, letter, list[i]));
    th_json_close(j, ']');
}

/* A node amid the hex. */
static void plaza(const struct th_rules *r, int hex, struct th_json *j)
{
    const struct cat_rules *ru = (const struct cat_rules *)r;
    const struct cat_map *map = ru->params.map;
    char buf[8];
    for (int i = 0; i < map->n_plazas; i++)
        if (map->plazas[i].hex == hex)
            th_json_str(j, "plaza", id(buf, 'n', ru->graph.n_node - map->n_plazas + i));
}

/* Once per table: hexes with axial coordinates and corners, edges with their two nodes. */
void cat_geometry(const struct th_rules *r, struct th_json *j)
{
    const struct cat_graph *gr = &((const struct cat_rules *)r)->graph;
    char buf[8];
    th_json_open(j, NULL, '{');
    th_json_open(j, "hexes", '[');
    for (int h = 0; h < gr->n_hex; h++) {
        th_json_open(j, NULL, '{');
        th_json_str(j, "id", id(buf, 'h', h));
        th_json_int(j, "q", gr->q[h]);
        th_json_int(j, "r", gr->r[h]);
        if (h < gr->n_map)
            id_list(j, "nodes", 'n', gr->hex_node[h], 6); /* clockwise from the north */
        plaza(r, h, j);
        th_json_close(j, '}');
    }
    th_json_close(j, ']');
    th_json_open(j, "edges", '[');
    for (int e = 0; e < gr->n_edge; e++) {
        th_json_open(j, NULL, '{');
        th_json_str(j, "id", id(buf, 'e', e));
        id_list(j, "nodes", 'n', gr->edge_node[e], 2);
        th_json_close(j, '}');
    }
    th_json_close(j, ']');
    th_json_close(j, '}');
}

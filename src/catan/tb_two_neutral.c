/* tb_two_neutral.c - pieces of the two colours nobody plays: their first settlements, and one more for each that a player
 * builds.
 *
 * Frame two.neutral: seat places; n: a road, a settlement or a bridge; where the last two have no place, a road. It runs when all that the player's
 * own piece has opened is done. Frame two.start: n = how many stand already.
 * Clauses: CT-TW-04, CT-TW-20..25, CT-X-13, CT-X-46, CT-X-47. */
#include "cat_maps.h"
#include "tb_two.h"

enum {
    A_ROAD,
    A_TOWN,
    A_BRIDGE,
    WHATS
};
static const struct {
    uint8_t piece, move, words; /* words of a set of its places */
} kinds[WHATS] = {
    [A_ROAD] = { CAT_ROAD_PIECE, TB_MV_TWO_ROAD, 3 },
    [A_TOWN] = { CAT_TOWN_PIECE, TB_MV_TWO_TOWN, 2 },
    [A_BRIDGE] = { TB_BRIDGE_PIECE, TB_MV_TWO_BRIDGE, 3 },
};

static int owner_of(th_move m)
{
    return th_arg(m, 1);
}

static bool is_neutral(const struct th_ctx *g, int owner)
{
    return owner >= g->flow->seats && owner < cat_ru(g)->owners;
}

/* ------------------------------------------------------------ where they may go */

static bool is_site(const struct th_ctx *g, int edge)
{
    const struct cat_map *map = cat_ru(g)->params.map;
    for (int i = 0; i < map->n_marks; i++)
        if (map->marks[i].kind == CAT_MARK_BRIDGE && map->marks[i].place == edge)
            return true;
    return false;
}

/* On a free site that its roads or settlements lead to (CT-X-13). */
static th_clause no_bridge(const struct th_ctx *g, int owner, int edge)
{
    const struct cat_base *s = cat_bs(g);
    if (s->left[TB_BRIDGE_PIECE][owner] == 0)
        return CB_BUILD_03;
    if (!is_site(g, edge))
        return CT_RI_24;
    if (s->edge[edge] != 0)
        return CB_BOARD_06;
    return cat_has_edge(&s->near[owner], edge) ? 0 : CT_RI_23;
}

static th_clause no_place(const struct th_ctx *g, int what, int owner, int at)
{
    return what == A_TOWN     ? cat_no_town(g, owner, at)
           : what == A_BRIDGE ? no_bridge(g, owner, at)
                              : cat_no_road(g, owner, at);
}

/* This piece for this colour, by the rules for everybody (CT-TW-22); the question may be about the other kind. */
static th_clause no_piece(const struct th_ctx *g, int what, th_move m)
{
    int owner = owner_of(m), at = th_arg(m, 0);
    if (!is_neutral(g, owner) || th_top(g)->n != what)
        return th_asks(g->rules, th_top(g));
    return no_place(g, what, owner, at);
}

th_clause tb_no_two_road(const struct th_ctx *g, int seat, th_move m)
{
    (void)seat;
    return no_piece(g, A_ROAD, m);
}

th_clause tb_no_two_bridge(const struct th_ctx *g, int seat, th_move m)
{
    (void)seat;
    return no_piece(g, A_BRIDGE, m);
}

/* In the set-up each places the next colour (CT-X-47). */
th_clause tb_no_two_town(const struct th_ctx *g, int seat, th_move m)
{
    const struct th_frame *f = th_top(g);
    (void)seat;
    if (f->kind != TB_F_TWO_START)
        return no_piece(g, A_TOWN, m);
    return owner_of(m) == g->flow->seats + f->n
               ? cat_no_settle(g, owner_of(m), CAT_TOWN_PIECE, th_arg(m, 0))
               : th_asks(g->rules, f);
}

/* Places worth asking about, of any neutral colour. */
static uint64_t candidates(const struct th_ctx *g, int what, int word)
{
    const struct cat_base *s = cat_bs(g);
    uint64_t set = 0;
    for (int owner = g->flow->seats; owner < cat_ru(g)->owners; owner++)
        set |= what == A_TOWN ? s->open.w[word] & s->net[owner].w[word]
                              : s->near[owner].w[word] & ~s->taken.w[word];
    return set;
}

/* Every place of one kind with its colours, ascending; with out == NULL: is there one? */
static bool list(const struct th_ctx *g, int what, struct th_moves *out)
{
    for (int word = 0; word < kinds[what].words; word++)
        for (uint64_t set = candidates(g, what, word); set != 0; set &= set - 1) {
            int at = 64 * word + __builtin_ctzll(set);
            for (int owner = g->flow->seats; owner < cat_ru(g)->owners; owner++) {
                if (no_place(g, what, owner, at) != 0)
                    continue;
                if (out == NULL)
                    return true;
                th_add(out, th_make(kinds[what].move, at, owner, 0));
            }
        }
    return false;
}

/* -------------------------------------------------------------- after a piece */

/* Like for like, bought or free; nothing for a ship, a city, a card (CT-TW-23, CT-X-46). */
static int called_for(const struct cat_build *b)
{
    int what = 0;
    while (what < WHATS && kinds[what].piece != b->piece)
        what++;
    return what;
}

void tb_two_built(struct th_ctx *g, const struct cat_build *b)
{
    if (b->piece == CAT_TOWN_PIECE && b->owner < g->flow->seats)
        tb_take_tokens(g, b->owner, tb_settling_tokens(g, b->at)); /* CT-TW-30 */
    int what = called_for(b);
    if (what < WHATS && b->owner < g->flow->seats && g->flow->on_turn != 0) /* CT-TW-25 */
        cat_after_built(g, TB_F_NEUTRAL, b->owner)->n = (uint8_t)what;
}

void tb_run_neutral(struct th_ctx *g, struct th_frame *f)
{
    if (f->n != A_ROAD && !list(g, f->n, NULL))
        f->n = A_ROAD; /* CT-TW-21 */
    if (f->n != A_ROAD || list(g, A_ROAD, NULL))
        f->actors = (uint8_t)(1U << f->seat);
    else
        th_pop(g);
}

void tb_gen_neutral(const struct th_ctx *g, const struct th_frame *f, int seat,
                    struct th_moves *out)
{
    (void)seat;
    list(g, f->n, out);
}

static void built(struct th_ctx *g, int owner, int piece, int at)
{
    cat_built(
        g, &(struct cat_build){
               .owner = (uint8_t)owner, .piece = (uint8_t)piece, .at = (uint8_t)at, .free = true });
}

static void lay(struct th_ctx *g, int piece, th_move m)
{
    th_pop(g);
    cat_put_edge(g, owner_of(m), piece, th_arg(m, 0));
    built(g, owner_of(m), piece, th_arg(m, 0));
}

void tb_do_two_road(struct th_ctx *g, int seat, th_move m)
{
    (void)seat;
    lay(g, CAT_ROAD_PIECE, m);
}

void tb_do_two_bridge(struct th_ctx *g, int seat, th_move m)
{
    (void)seat;
    lay(g, TB_BRIDGE_PIECE, m);
}

void tb_do_two_town(struct th_ctx *g, int seat, th_move m)
{
    struct th_frame *f = th_top(g);
    (void)seat;
    if (f->kind == TB_F_TWO_START) {
        f->n++;
        f->actors = 0;
    } else
        th_pop(g);
    cat_put_town(g, owner_of(m), th_arg(m, 0));
    built(g, owner_of(m), CAT_TOWN_PIECE, th_arg(m, 0));
}

/* ------------------------------------------------------------------ the set-up */

/* Where a map has no places for them the players choose, whoever begins first (CT-X-47). */
void tb_two_setup(struct th_ctx *g, struct th_frame *f)
{
    (void)f;
    if (cat_map_mark(cat_ru(g)->params.map, CAT_MARK_NEUTRAL) == NULL)
        th_push(g, TB_F_TWO_START, g->flow->turn, 0);
}

void tb_run_two_start(struct th_ctx *g, struct th_frame *f)
{
    if (f->n == cat_ru(g)->params.neutrals) {
        th_pop(g);
        return;
    }
    f->seat = (uint8_t)((g->flow->turn + f->n) % g->flow->seats);
    f->actors = (uint8_t)(1U << f->seat);
}

void tb_gen_two_start(const struct th_ctx *g, const struct th_frame *f, int seat,
                      struct th_moves *out)
{
    int owner = g->flow->seats + f->n;
    (void)seat;
    for (int node = 0; node < cat_ru(g)->graph.n_node; node++)
        if (cat_has_node(&cat_bs(g)->open, node) &&
            cat_no_settle(g, owner, CAT_TOWN_PIECE, node) == 0)
            th_add(out, th_make(TB_MV_TWO_TOWN, node, owner, 0));
}

bool tb_sane_two_start(const struct th_ctx *g, const struct th_frame *f)
{
    return f->actors == 0 || f->n < cat_ru(g)->params.neutrals;
}

/* tb_two_describe.c - Catan for Two for clients: table.two. */
#include "tb_two.h"

static void one_seat(const struct th_ctx *g, int seat, struct th_json *j)
{
    th_json_open(j, NULL, '{');
    th_json_int(j, "seat", seat + 1);
    th_json_int(j, "tokens", tb_two_st(g)->tokens[seat]);
    th_json_int(j, "price", tb_token_price(g, seat));
    th_json_close(j, '}');
}

static void one_neutral(const struct th_ctx *g, int owner, struct th_json *j)
{
    th_json_open(j, NULL, '{');
    th_json_int(j, "owner", owner + 1);
    th_json_int(j, "route", cat_bs(g)->route[owner]);
    th_json_open(j, "left", '{');
    th_json_int(j, "road", cat_bs(g)->left[CAT_ROAD_PIECE][owner]);
    th_json_int(j, "settlement", cat_bs(g)->left[CAT_TOWN_PIECE][owner]);
    if (cat_in_play(g->rules, TB_BRIDGE_PIECE))
        th_json_int(j, "bridge", cat_bs(g)->left[TB_BRIDGE_PIECE][owner]);
    th_json_close(j, '}');
    th_json_close(j, '}');
}

/* Why the seat on turn cannot use its tokens, or trade a knight for them, in an open question; by word. */
static void off(const struct th_ctx *g, struct th_json *j)
{
    static const uint8_t kind[] = { TB_MV_FORCED, TB_MV_HOME, TB_MV_SWAP };
    th_json_open(j, "off", '{');
    for (size_t i = 0; i < sizeof kind && g->flow->on_turn != 0; i++) {
        th_clause no = g->rules->move[kind[i]].no(g, g->flow->turn, th_make(kind[i], 0, 0, 0));
        if (no != 0)
            th_json_str(j, g->rules->game->moves[kind[i]].word, th_clause_id(no));
    }
    th_json_close(j, '}');
}

void tb_two_describe(const struct th_ctx *g, enum th_section s, struct th_json *j)
{
    if (s != TH_TABLE_SECTION)
        return;
    th_json_open(j, "two", '{');
    th_json_int(j, "supply", tb_token_supply(g));
    th_json_int(j, "first_roll", tb_two_st(g)->first);
    th_json_open(j, "seats", '[');
    for (int seat = 0; seat < g->flow->seats; seat++)
        one_seat(g, seat, j);
    th_json_close(j, ']');
    th_json_open(j, "neutrals", '[');
    for (int owner = g->flow->seats; owner < cat_ru(g)->owners; owner++)
        one_neutral(g, owner, j);
    th_json_close(j, ']');
    off(g, j);
    th_json_close(j, '}');
}

/* ck_describe.c - Cities & Knights for clients: pieces on the map; everything else in table.ck, seat by seat.
 *
 * No client computes a rule: strengths of both sides, who would lose or win now, prices and limits are written out. */
#include "ck.h"

static const char *const level_name[] = { "", "basic", "strong", "mighty" };

static const char *id(char *buf, char letter, int v)
{
    struct th_out o;
    th_out_start(&o, buf, 8);
    th_out_id(&o, letter, v);
    return buf;
}

static void piece(struct th_json *j, const char *kind, char letter, int at)
{
    char buf[8];
    th_json_open(j, NULL, '{');
    th_json_str(j, "kind", kind);
    th_json_str(j, "at", id(buf, letter, at));
}

static void owned(struct th_json *j, const char *kind, int at, int owner)
{
    piece(j, kind, 'n', at);
    th_json_int(j, "owner", owner + 1);
    th_json_close(j, '}');
}

static void knight(struct th_json *j, char letter, int at, int knight)
{
    piece(j, "knight", letter, at);
    th_json_int(j, "owner", ck_owner(knight) + 1);
    th_json_str(j, "level", level_name[ck_level(knight)]);
    th_json_int(j, "strength", ck_level(knight));
    th_json_bool(j, "active", (knight & CK_ACTIVE) != 0);
    th_json_bool(j, "ready", ck_ready(knight));
    th_json_bool(j, "promoted", (knight & CK_PROMOTED) != 0);
    th_json_close(j, '}');
}

static void pieces(const struct th_ctx *g, struct th_json *j)
{
    const struct ck_state *k = ck_st(g);
    for (int at = 0; at < ck_places(g); at++)
        if (k->knight[at] != 0)
            knight(j, ck_letter(g), at, k->knight[at]);
    CK_EACH_NODE(k->wall, node)
        owned(j, "wall", node, cat_node_owner(cat_bs(g), node));
    CK_EACH_NODE(k->damaged, node)
        owned(j, "damaged", node, cat_node_owner(cat_bs(g), node));
    for (int track = 0; track < CK_TRACKS; track++) {
        if (k->crown[track] == 0)
            continue;
        piece(j, "metropolis", 'n', k->crown[track] - 1);
        th_json_int(j, "owner", ck_crown_owner(g, track) + 1);
        th_json_str(j, "track", cat_track_name[track]);
        th_json_close(j, '}');
    }
    if (k->merchant != 0) {
        piece(j, "merchant", 'h', k->merchant - 1);
        th_json_int(j, "owner", k->merchant_owner);
        th_json_close(j, '}');
    }
}

/* --------------------------------------------------------------------- seats */

static void tracks(const struct th_ctx *g, int seat, struct th_json *j)
{
    const struct ck_state *k = ck_st(g);
    th_json_open(j, "tracks", '[');
    for (int track = 0; track < CK_TRACKS; track++) {
        th_json_open(j, NULL, '{');
        th_json_str(j, "track", cat_track_name[track]);
        th_json_int(j, "level", k->level[seat][track]);
        th_json_str(j, "good", cat_res_name[ck_track_good(track)]);
        if (k->level[seat][track] < CK_TOP)
            th_json_int(j, "cost", ck_level_cost(g, seat, track));
        th_json_int(j, "draws_to", k->level[seat][track] > 0 ? k->level[seat][track] + 1 : 0);
        th_json_bool(j, "ability", k->level[seat][track] >= 3);
        th_json_bool(j, "metropolis", ck_crown_owner(g, track) == seat);
        th_clause why = ck_no_level(g, seat, track);
        if (why != 0)
            th_json_str(j, "forbidden", th_clause_id(why));
        th_json_close(j, '}');
    }
    th_json_close(j, ']');
}

static void hand(const struct th_ctx *g, int seat, struct th_json *j)
{
    const struct ck_state *k = ck_st(g);
    th_json_int(j, "progress_size", ck_cards_in_hand(g, seat));
    th_json_open(j, "progress", '{');
    for (int card = 0; card < CAT_CARD_NB; card++)
        if (ck_held(g, seat, card) > 0)
            th_json_int(j, cat_card_name[card], ck_held(g, seat, card));
    th_json_close(j, '}');
    th_json_open(j, "backs", '{'); /* what everybody sees: CK-HID-02 */
    for (int deck = 0; deck < CK_TRACKS; deck++)
        th_json_int(j, cat_track_name[deck], ck_sum(k->hand[seat][deck]) + k->unk[seat][deck]);
    th_json_close(j, '}');
}

static void points(const struct th_ctx *g, int seat, struct th_json *j)
{
    const struct ck_state *k = ck_st(g);
    int crowns = 0;
    for (int track = 0; track < CK_TRACKS; track++)
        crowns += ck_crown_owner(g, track) == seat;
    th_json_open(j, "parts", '{');
    th_json_int(j, "metropolises", 2 * crowns);
    th_json_int(j, "defender", k->defender[seat]);
    th_json_int(j, "printer", k->shown[0] == seat + 1);
    th_json_int(j, "constitution", k->shown[1] == seat + 1);
    th_json_int(j, "merchant", k->merchant_owner == seat + 1);
    th_json_int(j, "damaged", ck_cities(g, seat) - cat_standing(g, seat, CAT_CITY_PIECE));
    th_json_close(j, '}');
}

static void one_seat(const struct th_ctx *g, int seat, struct th_json *j)
{
    const struct ck_state *k = ck_st(g);
    th_json_open(j, NULL, '{');
    th_json_int(j, "seat", seat + 1);
    tracks(g, seat, j);
    hand(g, seat, j);
    points(g, seat, j);
    th_json_int(j, "strength", ck_strength(g, seat));
    th_json_int(j, "cities", ck_cities(g, seat));
    th_json_int(j, "cities_at_risk", ck_cities_at_stake(g, seat));
    th_json_int(j, "walls_left", CK_WALLS - ck_walls(g, seat));
    th_json_open(j, "knights_left", '{');
    for (int level = CK_BASIC; level <= CK_MIGHTY; level++)
        th_json_int(j, level_name[level], CK_PER_LEVEL - k->fielded[seat][level - 1]);
    th_json_close(j, '}');
    th_json_int(j, "harbor_offers", k->harbour[seat]);
    th_json_close(j, '}');
}

/* ----------------------------------------------------------------- the attack */

static void mask(struct th_json *j, const char *key, unsigned seats)
{
    th_json_open(j, key, '[');
    for (; seats != 0; seats &= seats - 1)
        th_json_int(j, NULL, th_first_seat(seats) + 1);
    th_json_close(j, ']');
}

/* What would happen if the barbarians landed now. */
static void forecast(const struct th_ctx *g, struct th_json *j)
{
    int attack = 0, defence = 0, most = 0, least = 1000;
    unsigned best = 0, losers = 0;
    bool idle_too = cat_opt(g, CAT_OPT_CK_ZERO_REWARD) != 0; /* CK-BARB-08 */
    for (int seat = 0; seat < g->flow->seats; seat++) {
        int own = ck_strength(g, seat);
        attack += ck_cities(g, seat);
        defence += own;
        most = own > most ? own : most;
        if (ck_cities_at_stake(g, seat) > 0 && own < least)
            least = own;
    }
    for (int seat = 0; seat < g->flow->seats; seat++) {
        int own = ck_strength(g, seat);
        best |= (unsigned)(own == most && (most > 0 || idle_too)) << seat;
        losers |= (unsigned)(own == least && ck_cities_at_stake(g, seat) > 0) << seat;
    }
    th_json_int(j, "barbarians", attack);
    th_json_int(j, "defence", defence);
    th_json_bool(j, "knights_win", defence >= attack);
    mask(j, "best", defence >= attack ? best : 0);
    mask(j, "losers", defence < attack ? losers : 0);
}

/* ------------------------------------------------------- prices and questions */

static void price(struct th_json *j, const char *what, cat_cards cards)
{
    th_json_open(j, what, '{');
    for (int kind = 0; kind < CAT_KINDS; kind++)
        if (cat_count(cards, kind) > 0)
            th_json_int(j, cat_res_name[kind], cat_count(cards, kind));
    th_json_close(j, '}');
}

static void prices(const struct th_ctx *g, struct th_json *j)
{
    th_json_open(j, "costs", '{');
    price(j, "wall", ck_wall_cost());
    price(j, "recruit", ck_knight_cost());
    price(j, "activate", cat_some(CAT_GRAIN, 1)); /* CK-KNIGHT-08 */
    price(j, "promote", ck_knight_cost());
    price(j, "repair", ck_repair_cost(g));
    price(j, "medicine", ck_medicine_cost());
    th_json_close(j, '}');
}

/* Why the one on turn can make no move of a kind that names a place: the refusal that came farthest, 0 = some can be made. */
static th_clause nowhere(const struct th_ctx *g, int seat, int kind, th_clause price)
{
    const struct cat_nodes *own = &ck_st(g)->post[seat];
    bool post = g->rules->game->moves[kind].args[0] == TH_T_PLACE;
    th_clause found = 0;
    for (int at = 0; at < (post ? ck_places(g) : cat_ru(g)->graph.n_node); at++) {
        th_move m = th_make(kind, post ? ck_spot(g, at) : at, 0, 0);
        th_clause no = g->rules->move[kind].no(g, seat, m);
        if (no == 0)
            return 0;
        if (found != price && (found == 0 || no == price || cat_has_node(own, at)))
            found = no;
    }
    return found;
}

static void off(const struct th_ctx *g, struct th_json *j)
{
    static const struct {
        uint8_t kind;
        th_clause price;
    } buys[] = { { CK_MV_WALL, CK_WALL_01 },       { CK_MV_RECRUIT, CK_KNIGHT_02 },
                 { CK_MV_ACTIVATE, CK_KNIGHT_08 }, { CK_MV_PROMOTE, CK_KNIGHT_10 },
                 { CK_MV_REPAIR, CK_DMG_02 },      { CK_MV_CHASE, CK_ACT_15 } };
    const struct th_frame *f = th_top(g);
    if ((th_def(g, f)->open & CAT_SHOPS) == 0 || f->seat >= g->flow->seats)
        return;
    th_json_open(j, "off", '{');
    for (size_t i = 0; i < sizeof buys / sizeof buys[0]; i++) {
        th_clause no = (g->rules->move[buys[i].kind].classes & th_def(g, f)->open) == 0
                           ? th_asks(g->rules, f)
                           : nowhere(g, f->seat, buys[i].kind, buys[i].price);
        if (no != 0)
            th_json_str(j, g->rules->game->moves[buys[i].kind].word, th_clause_id(no));
    }
    th_json_close(j, '}');
}

/* What a question is about, beyond its list of moves: whose cards, which knight, which metropolis. */
static void question(const struct th_ctx *g, struct th_json *j)
{
    const struct th_frame *f = th_top(g);
    char buf[8];
    th_json_open(j, "ask", '{');
    switch (f->kind) {
    case CK_F_SPY:
    case CK_F_MASTER:
    case CK_F_HARBOUR:
    case CK_F_DESERTER: th_json_int(j, "from", f->a + 1); break;
    case CK_F_CROWN: th_json_str(j, "track", cat_track_name[f->a]); break;
    case CK_F_RETREAT:
    case CK_F_PLACE:
        th_json_str(j, "at", id(buf, ck_letter(g), th_spot_id(f->a)));
        th_json_int(j, "strength", ck_level(ck_st(g)->waiting));
        th_json_bool(j, "active", (ck_st(g)->waiting & CK_ACTIVE) != 0);
        break;
    default: break;
    }
    th_json_close(j, '}');
}

static void table(const struct th_ctx *g, struct th_json *j)
{
    const struct ck_state *k = ck_st(g);
    th_json_open(j, "ck", '{');
    th_json_int(j, "ship", k->ship);
    th_json_int(j, "ship_lands", CK_LAIR);
    th_json_bool(j, "raids", cat_ru(g)->params.raid != 0);
    th_json_bool(j, "robber_free", k->landed != 0);
    forecast(g, j);
    if (k->event != 0)
        th_json_str(j, "event", cat_track_name[k->event - 1]);
    th_json_open(j, "decks", '{');
    for (int deck = 0; deck < CK_TRACKS; deck++)
        th_json_int(j, cat_track_name[deck], ck_deck_size(g, deck));
    th_json_close(j, '}');
    th_json_int(j, "merchant_owner", k->merchant_owner);
    th_json_bool(j, "crane", k->crane != 0);
    th_json_open(j, "fleet", '[');
    for (int kind = 0; kind < CAT_KINDS; kind++)
        if ((k->fleet >> kind & 1) != 0)
            th_json_str(j, NULL, cat_res_name[kind]);
    th_json_close(j, ']');
    prices(g, j);
    if (g->flow->depth > 0) {
        off(g, j);
        question(g, j);
    }
    th_json_open(j, "seats", '[');
    for (int seat = 0; seat < g->flow->seats; seat++)
        one_seat(g, seat, j);
    th_json_close(j, ']');
    th_json_close(j, '}');
}

void ck_describe(const struct th_ctx *g, enum th_section s, struct th_json *out)
{
    if (s == TH_PIECES_SECTION)
        pieces(g, out);
    else if (s == TH_TABLE_SECTION)
        table(g, out);
}

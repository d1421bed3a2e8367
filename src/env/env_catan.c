/* env_catan.c - what an observation of Catan holds: the board, the cards one may count, and what each module adds.
 *
 * A row is a member of struct cat_state (cat_state.h). Secrets are not there to be read: a view has none. */
#include "cat.h"
#include "ck.h"
#include "env_rows.h"

#define AT(member) offsetof(struct cat_state, member)
enum {
    DECK_KINDS = 3 * 16, /* progress cards: three decks, sixteen kinds each */
    WARES = 6,
};

static bool open_bank(const struct th_rules *r)
{
    return !((const struct cat_rules *)r)->params.bank_hidden;
}

static bool has_coins(const struct th_rules *r)
{
    return ((const struct cat_rules *)r)->params.coins != 0;
}

static bool trades(const struct th_rules *r)
{
    return r->opt[CAT_OPT_OFFERS] != 0;
}

static bool has_ships(const struct th_rules *r)
{
    return (r->modules >> CAT_M_SEA & 1) != 0;
}

static bool knights_on_paths(const struct th_rules *r)
{
    return (r->modules >> CAT_M_CK & 1) != 0 && r->spots == TH_T_EDGE;
}

static bool knights_on_nodes(const struct th_rules *r)
{
    return (r->modules >> CAT_M_CK & 1) != 0 && r->spots == TH_T_NODE;
}

static void harbours(const struct env_look *l, const struct env_field *f, int16_t *out)
{
    const struct cat_base *s = &((const struct cat_state *)l->view)->base;
    for (int i = 0; i < CAT_HARBOURS; i++)
        if (s->harbour[i] != 0 && s->harbour[i] <= f->places) {
            bool any = s->harbour_kind[i] == CAT_ANY_HARBOUR;
            int plane = any ? f->each - 1 : s->harbour_kind[i];
            out[plane * f->places + s->harbour[i] - 1] = 1;
        }
}

/* What a player with this knight may say of it: its level, and whether it is active. */
static void knights(const struct env_look *l, const struct env_field *f, int16_t *out)
{
    const uint8_t *knight = ((const struct cat_state *)l->view)->ck.knight;
    int colours = f->each / 2;
    for (int i = 0; i < f->places; i++) {
        int owner = ck_owner(knight[i]);
        if (knight[i] == 0 || owner >= colours)
            continue;
        out[2 * l->turned[owner] * f->places + i] = (int16_t)ck_level(knight[i]);
        out[(2 * l->turned[owner] + 1) * f->places + i] = (knight[i] & CK_ACTIVE) != 0;
    }
}

static void conquered(const struct env_look *l, const struct env_field *f, int16_t *out)
{
    uint64_t hexes = ((const struct cat_state *)l->view)->tb.barbarians.conquered;
    for (; hexes != 0; hexes &= hexes - 1)
        if (__builtin_ctzll(hexes) < f->places)
            out[__builtin_ctzll(hexes)] = 1;
}

static void places(const struct th_rules *r, int count[ENV_PER_NB])
{
    count[ENV_HEXES] = r->range[TH_T_HEX];
    count[ENV_NODES] = r->range[TH_T_NODE];
    count[ENV_EDGES] = r->range[TH_T_EDGE];
}

#define PLAYS(id) .module = CAT_M_##id + 1
#define OF_SEATS(member)                                                                           \
    .per = ENV_COLOURS, .at = AT(member),                                                          \
    .stride = sizeof(((struct cat_state *)0)->member) / CAT_OWNERS
static const struct env_row rows[] = {
    /* the board */
    { "terrain",
      "planes: hills forest pasture fields mountains desert gold lake swamp oasis castle quarry "
      "glassworks sea fog",
      env_kinds, .per = ENV_HEXES, .n = CAT_TERRAIN_NB - 1, .at = AT(base.terrain), .stride = 1 },
    { "number", "planes: the totals 2 to 12", env_totals, .per = ENV_HEXES, .n = 11,
      .at = AT(base.number), .stride = 2 },
    { "robber", "where the robber stands", env_where, .per = ENV_HEXES, .n = 1,
      .at = AT(base.robber) },
    { "harbour", "planes: 2:1 by kind of card, the last 3:1", harbours, .per = ENV_EDGES,
      .n = ENV_BY_RES_1 },
    { "settlement", "a plane for each colour", env_owners, .per = ENV_NODES, .n = ENV_BY_COLOURS,
      .at = AT(base.node), .mask = CAT_CITY_BIT },
    { "city", "a plane for each colour", env_owners, .per = ENV_NODES, .n = ENV_BY_COLOURS,
      .at = AT(base.node), .mask = CAT_CITY_BIT, .match = CAT_CITY_BIT },
    { "road", "a plane for each colour", env_owners, .per = ENV_EDGES, .n = ENV_BY_COLOURS,
      .at = AT(base.edge), .mask = CAT_WATER | TB_BRIDGE },
    /* cards */
    { "hand", "resource cards (and commodities) by kind", env_bundle, OF_SEATS(base.hand),
      .n = ENV_BY_RES },
    { "hand_unknown", "cards whose kind is unknown", env_bytes, OF_SEATS(base.hand_unk), .n = 1 },
    { "bank", "cards in the bank", env_bundle, .n = ENV_BY_RES, .at = AT(base.bank),
      .plays = open_bank },
    { "cards", "development cards that may be played", env_bundle, OF_SEATS(base.dev),
      .n = CAT_DEV_NB },
    { "cards_unknown", "development cards that are unknown", env_bytes, OF_SEATS(base.dev_unk),
      .n = 1 },
    { "fresh", "development cards bought this turn", env_bundle, OF_SEATS(base.fresh),
      .n = CAT_DEV_NB },
    { "fresh_unknown", "of them unknown ones", env_bytes, OF_SEATS(base.fresh_unk), .n = 1 },
    { "deck", "development cards the viewer cannot place: in the deck or unknown", env_bundle,
      .n = CAT_DEV_NB, .at = AT(base.deck) },
    { "spent", "development cards that left the game", env_bundle, .n = CAT_DEV_NB,
      .at = AT(base.spent) },
    { "discarding", "own cards chosen for a discard", env_bundle, OF_SEATS(base.pend),
      .n = ENV_BY_RES },
    { "owe", "cards still to be discarded", env_bytes, OF_SEATS(base.owe), .n = 1 },
    { "picks", "cards of choice still to be taken", env_bytes, OF_SEATS(base.picks), .n = 1 },
    /* figures */
    { "left", "pieces in the supply: road settlement city card ship bridge", env_bytes,
      .per = ENV_COLOURS, .n = CAT_PIECE_NB - 1, .at = AT(base.left) + CAT_OWNERS, .stride = 1,
      .step = CAT_OWNERS },
    { "route", "length of the longest road", env_bytes, OF_SEATS(base.route), .n = 1 },
    { "route_holder", "holder of Longest Road", env_who, .n = ENV_BY_COLOURS,
      .at = AT(base.route_holder) },
    { "army_holder", "holder of Largest Army", env_who, .n = ENV_BY_COLOURS,
      .at = AT(base.army_holder) },
    { "knights", "knight cards played", env_bytes, OF_SEATS(base.knights), .n = 1 },
    { "dice", "this turn's dice and their total, 0 before the roll", env_bytes, .n = 3,
      .at = AT(base.die) },
    { "card_played", "a development card was played this turn", env_bytes, .n = 1,
      .at = AT(base.card_played) },
    /* trade */
    { "deal", "the offer on the table and the counter-offers: goods wanted, given ones negative",
      env_deal, OF_SEATS(base.deal), .n = TH_GOODS, .plays = trades },
    { "proposal", "standing proposals", env_deal, OF_SEATS(base.prop), .n = TH_GOODS,
      .plays = trades },
    { "answer", "to the offer: 1 accepted, 2 rejected, 3 countered", env_bytes,
      OF_SEATS(base.answer), .n = 1, .plays = trades },
    { "offers", "offers made this turn", env_bytes, .n = 1, .at = AT(base.offers),
      .plays = trades },
    { "gold", "gold pieces", env_words, OF_SEATS(base.coins), .n = 1, .plays = has_coins },
    /* Seafarers */
    { "ship", "a plane for each colour", env_owners, .per = ENV_EDGES, .n = ENV_BY_COLOURS,
      .at = AT(base.edge), .mask = CAT_WATER | TB_BRIDGE, .match = CAT_WATER, .plays = has_ships },
    { "fresh_ship", "ships laid this turn", env_bits, .per = ENV_EDGES, .n = 1, .at = AT(sea.fresh),
      PLAYS(SEA) },
    { "pirate", "where the pirate stands", env_where, .per = ENV_HEXES, .n = 1,
      .at = AT(sea.pirate), PLAYS(SEA) },
    { "ship_moved", "a ship was moved this turn", env_bytes, .n = 1, .at = AT(sea.moved),
      PLAYS(SEA) },
    { "chips", "planes: buildings with one chip, with two", env_bits, .per = ENV_NODES, .n = 2,
      .at = AT(sea.chip), .step = sizeof(struct cat_nodes), PLAYS(SEA) },
    { "warship", "ships that are warships", env_bits, .per = ENV_EDGES, .n = 1, .at = AT(sea.war),
      PLAYS(SEA) },
    { "gift", "gifts of the tribe that still lie there", env_bits, .per = ENV_EDGES, .n = 1,
      .at = AT(sea.gift), PLAYS(SEA) },
    { "tiles_down", "tiles that lie face down, by terrain from hills on", env_bytes,
      .n = CAT_TERRAIN_NB - 1, .at = AT(sea.stack) + 1, PLAYS(SEA) },
    { "numbers_down", "number tokens that lie face down, by number", env_bytes, .n = SEA_NUMBERS,
      .at = AT(sea.tokens), PLAYS(SEA) },
    { "gifts", "chips the tribe gave", env_bytes, OF_SEATS(sea.gifts), .n = 1, PLAYS(SEA) },
    { "village", "cloth left in each village", env_bytes, .n = SEA_VILLAGES, .at = AT(sea.stock),
      PLAYS(SEA) },
    { "cloth", "cloth of the players", env_bytes, OF_SEATS(sea.cloth), .n = 1, PLAYS(SEA) },
    { "fort", "chips of one's fortress", env_bytes, OF_SEATS(sea.fort), .n = 1, PLAYS(SEA) },
    { "fleet", "the fleet's place on its path", env_bytes, .n = 1, .at = AT(sea.fleet),
      PLAYS(SEA) },
    { "wonder", "the wonder claimed, from 1", env_bytes, OF_SEATS(sea.wonder), .n = 1, PLAYS(SEA) },
    { "stage", "stages of it that are built", env_bytes, OF_SEATS(sea.stage), .n = 1, PLAYS(SEA) },
    /* Cities & Knights */
    { "knight", "two planes for each colour: level of a knight there; is it active?", knights,
      .per = ENV_NODES, .n = ENV_BY_COLOURS_2, .plays = knights_on_nodes },
    { "knight_on_path", "two planes for each colour: level of a knight there; is it active?",
      knights, .per = ENV_EDGES, .n = ENV_BY_COLOURS_2, .plays = knights_on_paths },
    { "wall", "cities with a wall", env_bits, .per = ENV_NODES, .n = 1, .at = AT(ck.wall),
      PLAYS(CK) },
    { "damaged", "cities laid on their side", env_bits, .per = ENV_NODES, .n = 1,
      .at = AT(ck.damaged), PLAYS(CK) },
    { "metropolis", "planes: trade, politics, science", env_where, .per = ENV_NODES, .n = CK_TRACKS,
      .at = AT(ck.crown), PLAYS(CK) },
    { "improvements", "levels of the three tracks", env_bytes, OF_SEATS(ck.level), .n = CK_TRACKS,
      PLAYS(CK) },
    { "progress", "progress cards that are known: sixteen kinds of each deck", env_nibble,
      OF_SEATS(ck.hand), .n = DECK_KINDS, PLAYS(CK) },
    { "progress_unknown", "unknown ones by deck", env_bytes, OF_SEATS(ck.unk), .n = CK_TRACKS,
      PLAYS(CK) },
    { "defender", "Defender of Catan cards", env_bytes, OF_SEATS(ck.defender), .n = 1, PLAYS(CK) },
    { "barbarian_ship", "spaces the ship has sailed", env_bytes, .n = 1, .at = AT(ck.ship),
      PLAYS(CK) },
    { "landed", "the barbarians have landed once", env_bytes, .n = 1, .at = AT(ck.landed),
      PLAYS(CK) },
    { "event", "this turn's face of the event die", env_kinds, .n = 4, .at = AT(ck.event),
      PLAYS(CK) },
    { "merchant", "where the merchant stands", env_where, .per = ENV_HEXES, .n = 1,
      .at = AT(ck.merchant), PLAYS(CK) },
    { "merchant_owner", "whose it is", env_who, .n = ENV_BY_COLOURS, .at = AT(ck.merchant_owner),
      PLAYS(CK) },
    { "crane", "one improvement is cheaper this turn", env_bytes, .n = 1, .at = AT(ck.crane),
      PLAYS(CK) },
    /* Traders & Barbarians */
    { "event_card", "this turn's event card", env_bytes, .n = 1, .at = AT(tb.events.card),
      PLAYS(EVENTS) },
    { "event_cards_seen", "event cards seen since the deck was mixed", env_bytes,
      .n = TB_EVENT_ROWS, .at = AT(tb.events.seen), PLAYS(EVENTS) },
    { "damaged_road", "roads that lie across", env_bits, .per = ENV_EDGES, .n = 1,
      .at = AT(tb.events.damaged), PLAYS(EVENTS) },
    { "harbormaster", "holder of Harbormaster", env_who, .n = ENV_BY_COLOURS,
      .at = AT(tb.harbormaster), PLAYS(HARBORMASTER) },
    { "bought", "cards bought with gold this turn", env_bytes, .n = 1, .at = AT(tb.gold.bought),
      PLAYS(GOLD) },
    { "fish", "tokens with one, two, three fish that are known", env_bytes,
      OF_SEATS(tb.fishermen.fish), .n = TB_FISH_VALUES, PLAYS(FISHERMEN) },
    { "fish_unknown", "unknown tokens", env_bytes, OF_SEATS(tb.fishermen.unknown), .n = 1,
      PLAYS(FISHERMEN) },
    { "fish_spent", "tokens beside the supply", env_bytes, .n = TB_FISH_VALUES,
      .at = AT(tb.fishermen.spent), PLAYS(FISHERMEN) },
    { "grounds", "numbers of the fishing grounds", env_bytes, .n = TB_GROUNDS,
      .at = AT(tb.fishermen.ground), PLAYS(FISHERMEN) },
    { "boot", "holder of the old boot", env_who, .n = ENV_BY_COLOURS, .at = AT(tb.fishermen.boot),
      PLAYS(FISHERMEN) },
    { "bridge", "a plane for each colour", env_owners, .per = ENV_EDGES, .n = ENV_BY_COLOURS,
      .at = AT(base.edge), .mask = CAT_WATER | TB_BRIDGE, .match = TB_BRIDGE, PLAYS(RIVERS) },
    { "wealthiest", "the Wealthiest Settler", env_who, .n = ENV_BY_COLOURS,
      .at = AT(tb.rivers.wealthiest), PLAYS(RIVERS) },
    { "poor", "Poor Settlers", env_whose, .n = ENV_BY_SEATS, .at = AT(tb.rivers.poor),
      PLAYS(RIVERS) },
    { "camel", "paths with a camel", env_bits, .per = ENV_EDGES, .n = 1,
      .at = AT(tb.caravans.camel), PLAYS(CARAVANS) },
    { "camel_ahead", "of them those that look to the second end of the path", env_bits,
      .per = ENV_EDGES, .n = 1, .at = AT(tb.caravans.ahead), PLAYS(CARAVANS) },
    { "camel_front", "planes: where the caravan of each arrow has come to", env_where,
      .per = ENV_NODES, .n = 3, .at = AT(tb.caravans.front), PLAYS(CARAVANS) },
    { "path_knight", "a plane for each colour", env_bits, .per = ENV_EDGES, .n = ENV_BY_COLOURS,
      .at = AT(tb.barbarians.knight), .step = sizeof(struct cat_edges), PLAYS(BARBARIANS) },
    { "marched", "knights that have marched in this phase", env_bits, .per = ENV_EDGES, .n = 1,
      .at = AT(tb.barbarians.marched), PLAYS(BARBARIANS) },
    { "conquered", "hexes with three barbarians", conquered, .per = ENV_HEXES, .n = 1,
      PLAYS(BARBARIANS) },
    { "horde", "barbarians along the coast", env_bytes, .n = TB_SHORES,
      .at = AT(tb.barbarians.horde), PLAYS(BARBARIANS) },
    { "prisoners", "prisoners of the players", env_bytes, OF_SEATS(tb.barbarians.prisoners), .n = 1,
      PLAYS(BARBARIANS) },
    { "march_cards", "cards not drawn yet, by kind", env_bytes, .n = TB_DECK,
      .at = AT(tb.barbarians.deck), PLAYS(BARBARIANS) },
    { "barbarian", "paths with a barbarian", env_bits, .per = ENV_EDGES, .n = 1,
      .at = AT(tb.traders.barbarian), PLAYS(TRADERS) },
    { "tried", "barbarians somebody tried to drive off this turn", env_bits, .per = ENV_EDGES,
      .n = 1, .at = AT(tb.traders.tried), PLAYS(TRADERS) },
    { "wagon", "a plane for each colour", env_where, .per = ENV_NODES, .n = ENV_BY_COLOURS,
      .at = AT(tb.traders.wagon), PLAYS(TRADERS) },
    { "baggage", "level of the baggage train", env_bytes, OF_SEATS(tb.traders.level), .n = 1,
      PLAYS(TRADERS) },
    { "cargo", "the commodity a wagon carries, from 1", env_bytes, OF_SEATS(tb.traders.cargo),
      .n = 1, PLAYS(TRADERS) },
    { "delivered", "tokens for what was delivered", env_bytes, OF_SEATS(tb.traders.delivered),
      .n = 1, PLAYS(TRADERS) },
    { "wares", "tokens left at castle, quarry, glassworks, by kind", env_bytes, .n = WARES,
      .at = AT(tb.traders.stack), PLAYS(TRADERS) },
    { "trade_tokens", "trade tokens", env_bytes, .per = ENV_SEATS, .n = 1, .at = AT(tb.two.tokens),
      .stride = 1, PLAYS(TWO) },
    { "first_number", "this turn's first number, 0 before the second roll", env_bytes, .n = 1,
      .at = AT(tb.two.first), PLAYS(TWO) },
    { "dice_cards", "dice cards that lie open, six bits for each number of the first die",
      env_bytes, .n = 8, .at = AT(house.dealt), PLAYS(HOUSE) },
};

const struct env_family env_catan = { "catan", rows, sizeof rows / sizeof rows[0], places };

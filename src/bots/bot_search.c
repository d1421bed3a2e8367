/* bot_search.c - one simulation after the other: down the tree, a first look at what is new, and back up. */
#include "bot_search.h"

#include "th.h"

#include <string.h>

enum {
    HORIZON = 600,  /* moves of a simulation, the dealer's included         */
    OUTCOMES = 128, /* of chance whose luck is told                         */
    GUESSED = 160,  /* positions for a choice beyond the tree: half at a glance in a long list */
    CLOSE = 8,      /* moves of a long list looked at closely               */
    OMENS = 4000,   /* positions for what all outcomes of a draw promise    */
    FRESH = 24,     /* moves that get a first look in one visit of a node; of the root all do */
};

/* What later ends of turns weigh against the first. */
static const float far = 0.85F;

static const struct tree_taste taste = {
    .explore = 0.15F, .sharp = 0.03F, .trust = 2, .width = 6, .growth = 1
};
/* Games nobody can judge: results of random games are noise, what is seldom tried deserves more doubt. */
static const struct tree_taste blind_taste = {
    .explore = 0.15F, .sharp = 0.03F, .trust = 6, .width = 6, .growth = 1
};

static size_t rounded(size_t n)
{
    return (n + 15) & ~(size_t)15;
}

size_t search_size(const struct th_game *game)
{
    return rounded(sizeof(struct th_moves)) + rounded(TH_MOVES * sizeof(uint32_t)) +
           rounded(sizeof(struct th_moves)) + rounded(SEARCH_OMENS * sizeof(struct search_omen)) +
           2 * rounded(game->state_size) + look_size(game);
}

void search_start(struct search *s, const struct th_game *game, const struct th_rules *rules,
                  const struct th_rules *fast, int seat, const struct bot_settings *set,
                  void *memory)
{
    char *at = memory;
    *s = (struct search){
        .game = game, .rules = rules, .fast = fast, .belief = set->belief, .seat = seat
    };
    struct eval_weights e;
    eval_start(&e, game, rules);
    s->rounds = set->rounds > 0 ? set->rounds : 1;
    s->taste = e.eval->count != NULL ? &taste : &blind_taste;
    s->moves = (void *)at;
    at += rounded(sizeof *s->moves);
    s->child = (void *)at;
    at += rounded(TH_MOVES * sizeof *s->child);
    s->list = (void *)at;
    at += rounded(sizeof *s->list);
    s->omen = (void *)at;
    at += rounded(SEARCH_OMENS * sizeof *s->omen);
    s->spare = at;
    at += rounded(game->state_size);
    s->world = at;
    look_start(&s->look, game, fast, set, at + rounded(game->state_size));
    if (set->weights != NULL || set->weighs == BOT_WEIGHS_GREEDY)
        return;
    eval_for_search(&s->look.eval, rules);
    if (set->weighs == BOT_WEIGHS_SEARCH)
        s->look.eval.net = NULL;
}

/* Whole rounds, so that everybody has had as many turns when the position is judged. */
void search_aim(struct search *s, uint32_t sims)
{
    uint32_t rounds = s->rounds, dear = s->look.eval.eval->sims_a_round;
    if (dear > 0 && sims > 0 && sims / dear < rounds)
        rounds = sims / dear;
    uint32_t turns = rounds * s->rules->seats;
    s->turns = turns < BOT_TURNS ? (int)turns : BOT_TURNS;
}

/* -------------------------------------------------------------- simulation */

static void make_move(struct search *s, int *plies, int seat, th_move m)
{
    s->game->apply(*plies == 0 ? s->rules : s->fast, s->world, seat, m, NULL);
    (*plies)++;
    s->plies++;
}

/* Who goes next, with the moves in s->moves; -1 when the game is over. */
static int ask_next(struct search *s)
{
    int seat = th_first_seat(s->game->actors(s->fast, s->world, NULL));
    if (seat < 0)
        return -1;
    s->game->gen(s->fast, s->world, seat, s->moves);
    if (seat != TH_DEALER)
        look_drop_offers(&s->look, s->moves);
    return seat;
}

/* A first look at moves that have no node yet. */
static void look_at_new(struct search *s, uint32_t node, int seat, const struct th_moves *moves)
{
    bool judged = s->look.eval.eval->count != NULL;
    int fresh = 0, most = node == 0 ? moves->n : FRESH;
    int first = moves->n > most ? (int)th_rng_below(&s->rng, (uint32_t)moves->n) : 0;
    float chance[TH_SEATS];
    s->look.rules = node == 0 ? s->rules : s->fast; /* offers exist at the root alone */
    for (int k = 0; k < moves->n && fresh < most; k++) {
        int i = (first + k) % moves->n;
        if (s->child[i] != 0 ||
            (node == 0 && s->game->legal(s->rules, s->world, seat, moves->at[i], NULL) != 0))
            continue;
        chance[seat] = 0.5F;
        if (judged)
            look_after(&s->look, s->world, seat, moves->at[i], chance);
        s->child[i] = tree_add(&s->tree, node, seat, moves->at[i], chance[seat]);
        fresh++;
    }
    s->look.rules = s->fast;
}

/* The child for the dealer's or a forced move, new if need be. */
static uint32_t follow(struct search *s, uint32_t node, int seat, th_move m)
{
    uint32_t c = tree_find(&s->tree, node, seat, m);
    return c != 0 ? c : tree_add(&s->tree, node, seat, m, 0.5F);
}

/* ---------------------------------------------------------------- guessing */

/* What greedy would do there, more or less, and what it promises. */
static th_move guess(struct search *s, const void *world, int seat, const struct th_moves *moves,
                     int positions, float promise[TH_SEATS])
{
    th_move some[CLOSE], best = 0;
    const th_move *at = moves->at;
    int n = moves->n;
    float chance[TH_SEATS];
    if (n > 2 * CLOSE) {
        n = look_glance(&s->look, world, seat, moves, positions / 2, CLOSE, some);
        at = some;
    }
    look_share(&s->look, positions / 2, n);
    for (int i = 0; i < n; i++) {
        look_after(&s->look, world, seat, at[i], chance);
        if (i == 0 || chance[seat] > promise[seat]) {
            memcpy(promise, chance, sizeof chance);
            best = at[i];
        }
    }
    look_share(&s->look, LOOK_MOST, 1);
    return best;
}

/* -------------------------------------------------------------------- luck */

/* What a tile promises whoever drew it, when the terms do not show it at once: the best he can do with it. Guessed once a
 * turn: any guess serves, as long as it hangs on the outcome alone. */
static void foresee(struct search *s, th_move outcome, int positions, float promise[TH_SEATS])
{
    bot_copy(s->game, s->spare, s->world);
    s->game->apply(s->fast, s->spare, TH_DEALER, outcome, NULL);
    int seat = th_first_seat(s->game->actors(s->fast, s->spare, NULL)), i = 0;
    while (i < s->n_omens && (s->omen[i].outcome != outcome || s->omen[i].seat != seat))
        i++;
    if (i < s->n_omens) {
        memcpy(promise, s->omen[i].promise, sizeof s->omen[i].promise);
        return;
    }
    if (seat >= 0 && seat != TH_DEALER) {
        s->game->gen(s->fast, s->spare, seat, s->list);
        guess(s, s->spare, seat, s->list, positions, promise);
    } else
        eval_chances(&s->look.eval, s->game, s->fast, s->spare, promise);
    if (i < SEARCH_OMENS) {
        s->omen[s->n_omens++] = (struct search_omen){ .outcome = outcome, .seat = seat };
        memcpy(s->omen[i].promise, promise, sizeof s->omen[i].promise);
    }
}

/* How much better than on average every outcome of chance is for everybody, at first sight. */
static void tell_luck(struct search *s, const struct th_moves *moves, float luck[][TH_SEATS])
{
    float mean[TH_SEATS] = { 0 }, sum = 0;
    int each = OMENS / moves->n < GUESSED ? OMENS / moves->n : GUESSED;
    for (int i = 0; i < moves->n; i++) {
        if (s->look.eval.eval->luck)
            look_at_once(&s->look, s->world, TH_DEALER, moves->at[i], luck[i]);
        else
            foresee(s, moves->at[i], each, luck[i]);
        for (int k = 0; k < TH_SEATS; k++)
            mean[k] += luck[i][k] * (float)moves->weight[i];
        sum += (float)moves->weight[i];
    }
    for (int i = 0; i < moves->n; i++)
        for (int k = 0; k < TH_SEATS; k++)
            luck[i][k] -= mean[k] / sum;
}

/* The dealer's outcomes become nodes with their luck. */
static void expect(struct search *s, uint32_t node, const struct th_moves *moves)
{
    float luck[OUTCOMES][TH_SEATS];
    tell_luck(s, moves, luck);
    for (int i = 0; i < moves->n; i++) {
        uint32_t c = s->child[i] != 0 ? s->child[i]
                                      : tree_add(&s->tree, node, TH_DEALER, moves->at[i], 0.5F);
        if (c != 0)
            memcpy(s->tree.at[c].luck, luck[i], sizeof luck[i]);
    }
}

static bool has_luck(const struct search *s, const struct th_moves *moves)
{
    return s->look.eval.eval->count != NULL && moves->n > 1 && moves->n <= OUTCOMES;
}

/* Draws what the dealer does in the tree; its node is there afterwards if there is memory. */
static th_move draw(struct search *s, uint32_t node, const struct th_moves *moves)
{
    if (has_luck(s, moves) && tree_match(&s->tree, node, TH_DEALER, moves, s->child) < moves->n)
        expect(s, node, moves);
    return th_pick(moves, true, &s->rng);
}

/* A decision in the tree: the move and its node. *leaf: nobody was here before, so the tree ends behind it. False when there is
 * no move to follow. */
static bool decide(struct search *s, uint32_t *node, int seat, const struct th_moves *moves,
                   th_move *m, bool *leaf)
{
    int known = tree_match(&s->tree, *node, seat, moves, s->child);
    if (known < moves->n)
        look_at_new(s, *node, seat, moves);
    uint32_t next = tree_choose(&s->tree, s->taste, s->child, moves->n);
    if (next == 0) /* no memory, or nothing legal in this world */
        return false;
    *leaf = s->look.eval.eval->count != NULL ? known == 0 : s->tree.at[next].visits == 0;
    *m = s->tree.at[next].move;
    *node = next;
    return true;
}

/* ---------------------------------------------------------- beyond the tree */

/* Chance beyond the tree: its luck is taken off what comes out in the end. */
static th_move draw_beyond(struct search *s, const struct th_moves *moves, float luck[TH_SEATS])
{
    float each[OUTCOMES][TH_SEATS];
    th_move m = th_pick(moves, true, &s->rng);
    if (!has_luck(s, moves))
        return m;
    tell_luck(s, moves, each);
    for (int i = 0; i < moves->n; i++)
        for (int k = 0; k < TH_SEATS && moves->at[i] == m; k++)
            luck[k] += each[i][k];
    return m;
}

/* Judges the world, without the luck had beyond the tree. */
static void judge(struct search *s, const float luck[TH_SEATS], float reward[TH_SEATS])
{
    eval_chances(&s->look.eval, s->game, s->rules, s->world, reward);
    for (int k = 0; k < TH_SEATS; k++)
        reward[k] -= luck[k];
}

/* The move of whoever is asked beyond the tree. */
static th_move move_beyond(struct search *s, int seat, float luck[TH_SEATS])
{
    if (seat == TH_DEALER)
        return draw_beyond(s, s->moves, luck);
    if (s->look.eval.eval->count == NULL)
        return th_pick(s->moves, false, &s->rng);
    float promise[TH_SEATS];
    return s->moves->n > 1 ? guess(s, s->world, seat, s->moves, GUESSED, promise) : s->moves->at[0];
}

/* Plays on until the horizon as greedy would, or, in games nobody can judge, to the end at random. Judges then, and at the end
 * of each turn on the way. */
static void play_on(struct search *s, int plies, float reward[TH_SEATS])
{
    bool judged = s->look.eval.eval->count != NULL;
    float luck[TH_SEATS] = { 0 }, at[SEARCH_STOPS][TH_SEATS];
    int seat, stops = 0;
    while (plies < HORIZON && !(judged && th_turn_no(s->world) > s->until) &&
           (seat = ask_next(s)) >= 0) {
        int turn = th_turn_no(s->world);
        make_move(s, &plies, seat, move_beyond(s, seat, luck));
        if (judged && th_turn_no(s->world) > turn && th_turn_no(s->world) <= s->until &&
            stops < SEARCH_STOPS)
            judge(s, luck, at[stops++]);
    }
    judge(s, luck, reward);
    while (stops-- > 0)
        for (int k = 0; k < TH_SEATS; k++)
            reward[k] = far * reward[k] + (1 - far) * at[stops][k];
}

/* Deals the world of a simulation. The n-th one through each root move gets the same cards and the same dice: so moves are
 * compared on equal luck. Of the root all moves are known once the first simulation has looked at them. */
static void deal_world(struct search *s, const void *view, const struct th_moves *root)
{
    uint32_t node = 0, n = 0;
    if (tree_match(&s->tree, 0, s->seat, root, s->child) > 0)
        node = tree_choose(&s->tree, s->taste, s->child, root->n);
    if (node != 0)
        n = s->tree.at[node].visits;
    th_rng_seed(&s->rng, s->seed + n);
    belief_deal(s->belief, s->game, s->rules, s->seat, view, &s->rng, s->world);
}

/* Walks from the root to where the tree ends, and on; returns the last node, with the result. */
static uint32_t walk(struct search *s, const struct th_moves *root, float reward[TH_SEATS])
{
    const struct th_moves *moves = root;
    uint32_t node = 0;
    int seat = s->seat, plies = 0;
    bool leaf = false, judged = s->look.eval.eval->count != NULL;
    static const float none[TH_SEATS];
    s->n_stops = 0;
    while (seat >= 0 && !leaf && plies < HORIZON) {
        th_move m = moves->at[0];
        if (seat == TH_DEALER || moves->n == 1) {
            m = seat == TH_DEALER ? draw(s, node, moves) : m;
            uint32_t next = follow(s, node, seat, m);
            leaf = next == 0;
            node = next != 0 ? next : node;
        } else if (!decide(s, &node, seat, moves, &m, &leaf))
            break;
        if (plies == 0 && s->game->legal(s->rules, s->world, seat, m, NULL) != 0)
            return 0; /* a world that does not look like the view teaches nothing */
        int turn = th_turn_no(s->world);
        make_move(s, &plies, seat, m);
        if (judged && th_turn_no(s->world) > s->until)
            break;
        if (judged && th_turn_no(s->world) > turn && s->n_stops < SEARCH_STOPS) {
            s->stop[s->n_stops].node = node;
            judge(s, none, s->stop[s->n_stops++].reward);
        }
        if (!leaf) {
            seat = ask_next(s);
            moves = s->moves;
        }
    }
    play_on(s, plies, reward);
    return node;
}

void search_step(struct search *s, const void *view, const struct th_moves *root)
{
    float reward[TH_SEATS] = { 0 };
    deal_world(s, view, root);
    s->until = th_turn_no(view) + s->turns;
    if (s->omen_turn != th_turn_no(view))
        s->n_omens = 0;
    s->omen_turn = th_turn_no(view);
    uint32_t node = walk(s, root, reward);
    if (node != 0)
        tree_learn(&s->tree, node, reward, s->stop, s->n_stops, far);
    s->sims++;
}

void search_odds(struct search *s, const void *state, uint32_t n, float chance[TH_SEATS])
{
    bot_copy(s->game, s->world, state);
    th_rng_seed(&s->rng, s->seed + n);
    s->until = th_turn_no(state) + s->turns;
    s->n_omens = 0;
    play_on(s, 0, chance);
}

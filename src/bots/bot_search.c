/* bot_search.c - one simulation after the other: down the tree, a first look at what is new, and back up. */
#include "bot_search.h"

#include <string.h>

enum {
    HORIZON = 300, /* moves of a simulation, the dealer's included         */
    FRESH = 24,    /* moves that get a first look in one visit of a node   */
};

const struct tree_taste search_taste = {
    .explore = 0.15F, .sharp = 0.03F, .trust = 6, .width = 6, .growth = 1
};

static size_t rounded(size_t n)
{
    return (n + 15) & ~(size_t)15;
}

size_t search_size(const struct th_game *game)
{
    return rounded(sizeof(struct th_moves)) + rounded(TH_MOVES * sizeof(uint32_t)) +
           rounded(game->state_size) + look_size(game);
}

void search_start(struct search *s, const struct th_game *game, const struct th_rules *rules,
                  const struct th_rules *fast, int seat, const struct bot_settings *set,
                  void *memory)
{
    char *at = memory;
    *s = (struct search){
        .game = game, .rules = rules, .fast = fast, .belief = set->belief, .seat = seat
    };
    s->moves = (void *)at;
    at += rounded(sizeof *s->moves);
    s->child = (void *)at;
    at += rounded(TH_MOVES * sizeof *s->child);
    s->world = at;
    look_start(&s->look, game, fast, set, at + rounded(game->state_size));
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

/* A first look at moves that have no node yet. The best result for the seat among the new ones goes to `reward`; false when
 * there was none. */
static bool look_at_new(struct search *s, uint32_t node, int seat, const struct th_moves *moves,
                        float *reward)
{
    bool judged = s->look.eval.eval->count != NULL;
    int fresh = 0, first = moves->n > FRESH ? (int)th_rng_below(&s->rng, (uint32_t)moves->n) : 0;
    float best = -1, chance[TH_SEATS];
    s->look.rules = node == 0 ? s->rules : s->fast; /* offers exist at the root alone */
    for (int k = 0; k < moves->n && fresh < FRESH; k++) {
        int i = (first + k) % moves->n;
        if (s->child[i] != 0 ||
            (node == 0 && s->game->legal(s->rules, s->world, seat, moves->at[i], NULL) != 0))
            continue;
        chance[seat] = 0.5F;
        if (judged)
            look_after(&s->look, s->world, seat, moves->at[i], chance);
        s->child[i] = tree_add(&s->tree, node, seat, moves->at[i], chance[seat]);
        fresh++;
        if (judged && chance[seat] > best) {
            best = chance[seat];
            memcpy(reward, chance, sizeof chance);
        }
    }
    return judged && best >= 0;
}

/* To the end at random, for games nobody can judge: the win, and a little for the share of the points. */
static void play_out(struct search *s, int plies, float reward[TH_SEATS])
{
    int seat;
    while (plies < HORIZON && (seat = ask_next(s)) >= 0)
        make_move(s, &plies, seat, th_pick(s->moves, seat == TH_DEALER, &s->rng));
    eval_chances(&s->look.eval, s->game, s->rules, s->world, reward);
}

/* The child for the dealer's or a forced move, new if need be. */
static uint32_t follow(struct search *s, uint32_t node, int seat, th_move m)
{
    uint32_t c = tree_find(&s->tree, node, seat, m);
    return c != 0 ? c : tree_add(&s->tree, node, seat, m, 0.5F);
}

/* A decision: the move and its node. False when the simulation ends here, with its result in reward. */
static bool decide(struct search *s, uint32_t *node, int seat, const struct th_moves *moves,
                   th_move *m, float reward[TH_SEATS])
{
    int known = tree_match(&s->tree, *node, seat, moves, s->child);
    bool judged = s->look.eval.eval->count != NULL, leaf = known == 0;
    if (known < moves->n && look_at_new(s, *node, seat, moves, reward) && leaf)
        return false;
    uint32_t next = tree_choose(&s->tree, &search_taste, s->child, moves->n);
    if (next == 0) { /* no memory: leave the tree */
        eval_chances(&s->look.eval, s->game, s->rules, s->world, reward);
        return false;
    }
    *m = s->tree.at[next].move;
    bool was_new = s->tree.at[next].visits == 0;
    *node = next;
    return judged || !was_new;
}

/* Deals the world of a simulation. The n-th one through each root move gets the same cards and the same dice: so moves are
 * compared on equal luck. Of the root all moves are known once the first simulation has looked at them. */
static void deal_world(struct search *s, const void *view, const struct th_moves *root)
{
    uint32_t node = 0, n = 0;
    if (tree_match(&s->tree, 0, s->seat, root, s->child) > 0)
        node = tree_choose(&s->tree, &search_taste, s->child, root->n);
    if (node != 0)
        n = s->tree.at[node].visits;
    th_rng_seed(&s->rng, s->seed + n);
    belief_deal(s->belief, s->game, s->rules, s->seat, view, &s->rng, s->world);
}

/* Walks from the root to where the simulation ends; returns that node, with the result. */
static uint32_t walk(struct search *s, const struct th_moves *root, float reward[TH_SEATS])
{
    const struct th_moves *moves = root;
    uint32_t node = 0;
    int seat = s->seat, plies = 0;
    for (; seat >= 0 && plies < HORIZON; seat = ask_next(s), moves = s->moves) {
        th_move m = 0;
        bool on = true;
        if (seat == TH_DEALER || moves->n == 1) {
            m = th_pick(moves, seat == TH_DEALER, &s->rng);
            uint32_t next = follow(s, node, seat, m);
            on = next != 0;
            node = on ? next : node;
        } else
            on = decide(s, &node, seat, moves, &m, reward);
        if (!on && m == 0)
            return node;
        if (plies == 0 && s->game->legal(s->rules, s->world, seat, m, NULL) != 0)
            return 0; /* a world that does not look like the view teaches nothing */
        make_move(s, &plies, seat, m);
        if (!on) {
            play_out(s, plies, reward);
            return node;
        }
    }
    eval_chances(&s->look.eval, s->game, s->rules, s->world, reward);
    return node;
}

void search_step(struct search *s, const void *view, const struct th_moves *root)
{
    float reward[TH_SEATS] = { 0 };
    deal_world(s, view, root);
    uint32_t node = walk(s, root, reward);
    if (node != 0)
        tree_learn(&s->tree, node, reward);
    s->sims++;
}

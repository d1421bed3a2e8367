/* test_ck_odds.c - the odds of the next progress card as a seat sees them, against counting every deal (CK-HID-02, CK-EVENT-03).
 *
 * Seat 2 holds some science cards seat 1 cannot see. A point card would lie open, so none of these is one; any other may be. Cards
 * are told apart and every choice of the hidden ones is counted: the next card is any that is left, each as likely. */
#include "table.h"
#include "ck.h"

enum {
    DECK = 18
};

/* The science deck, card by card. */
static int all_cards(int deck, int out[DECK])
{
    int n = 0;
    for (int card = 0; card < CAT_CARD_NB; card++)
        for (int i = 0; i < ck_card_info[card].count && ck_card_info[card].deck == deck; i++)
            out[n++] = card;
    return n;
}

/* Every choice of so many hidden cards from `at` on; adds up what can come next. */
static void count_deals(const int *card, bool *hidden, int at, int left, long next[CAT_CARD_NB])
{
    if (left == 0) {
        for (int i = 0; i < DECK; i++)
            next[card[i]] += !hidden[i];
        return;
    }
    for (int i = at; i < DECK; i++) {
        if (card[i] == CK_PRINTER || card[i] == CK_CONSTITUTION)
            continue;
        hidden[i] = true;
        count_deals(card, hidden, i + 1, left - 1, next);
        hidden[i] = false;
    }
}

static void step(struct table *t, int seat, const char *text)
{
    th_move m = 0;
    if (t->game->parse(t->rules, text, &m, NULL) != 0)
        abort();
    t->game->apply(t->rules, t->state, seat, m, NULL);
}

static void odds(int deck, const char *track, const char *held, int n)
{
    struct table *t = table_open("catan +ck layout=beginner seats=3 first_player=1", 1);
    char line[64];
    int card[DECK];
    bool hidden[DECK] = { false };
    long next[CAT_CARD_NB] = { 0 }, all = 0;
    uint64_t sum = 0;
    snprintf(line, sizeof line, "progress 2 %s", held);
    table_set(t, line);
    snprintf(line, sizeof line, "level 1 %s 3", track);
    table_set(t, line);
    table_set(t, "phase roll 1");
    step(t, TH_DEALER, "dice 1 2");
    snprintf(line, sizeof line, "event %s", track);
    step(t, TH_DEALER, line);
    TAP_STR(th_asking(t->rules, t->state, NULL), "ck.card", "CK-EVENT-03 a card is drawn");
    void *view = table_copy(t, t->state);
    t->game->view(t->rules, t->state, 0, view);
    t->game->gen(t->rules, view, TH_DEALER, &t->moves);
    TAP_EQ(all_cards(deck, card), DECK, "CK-COMP-02 eighteen cards");
    count_deals(card, hidden, 0, n, next);
    for (int i = 0; i < CAT_CARD_NB; i++)
        all += next[i];
    for (int i = 0; i < t->moves.n; i++)
        sum += t->moves.weight[i];
    for (int i = 0; i < t->moves.n; i++) {
        int c = th_arg(t->moves.at[i], 0);
        TAP_OK(t->moves.weight[i] * (uint64_t)all == (uint64_t)next[c] * sum,
               "CK-HID-02 %s behind %d hidden cards: as likely as counted", cat_card_name[c], n);
    }
    free(view);
    table_close(t);
}

int main(void)
{
    odds(CK_SCIENCE, "science", "1smith+1crane", 2);
    odds(CK_SCIENCE, "science", "2mining+1medicine", 3);
    odds(CK_POLITICS, "politics", "1spy+1bishop", 2);
    odds(CK_TRADE, "trade", "2merchant", 2);
    return tap_done();
}

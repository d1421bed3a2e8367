/* eval_events.c - what the Event Cards add to a Catan position; data/bots/events.txt says what each term is. */
#include "eval.h"
#include "eval_terms.h"
#include "tb_events.h"

extern const struct eval_term eval_events_terms[];

/* Sevens of 36 among the cards that can come, less the six of two dice: exact, as everybody can count them. */
static float more_sevens(const struct th_ctx *g)
{
    int seven = 0, all = 0;
    for (int row = 0; row < TB_EVENT_ROWS; row++) {
        int n = tb_cards_to_come(g, row);
        all += n;
        seven += tb_event_deck[row].number == 7 ? n : 0;
    }
    return 36.0F * (float)seven / (float)all - 6.0F;
}

static void count(const struct th_rules *r, const void *world, int first, eval_counts out)
{
    const struct cat_state *st = world;
    struct th_ctx g = { .rules = r, .flow = (struct th_flow *)&st->flow }; /* only read */
    for (int seat = 0; seat < st->flow.seats; seat++) {
        float *mine = &out[seat][first];
        int over = cat_hand_size(&st->base, seat) - cat_hand_limit(&g, seat);
        mine[EVAL_EVENTS_ACROSS] = tb_damaged_road(&g, seat) >= 0 ? 1.0F : 0.0F;
        mine[EVAL_EVENTS_SEVENS] = over > 0 ? (float)over * more_sevens(&g) : 0.0F;
    }
}

const struct eval_part eval_events = { .game = "catan",
                                       .module = "events",
                                       .term = eval_events_terms,
                                       .n = EVAL_EVENTS_NB,
                                       .count = count };

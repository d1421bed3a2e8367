/* tb_events.h - Catan Event Cards: the deck, what its files share, what others may ask.
 *
 * Bytes: struct tb_events_state in cat_state.h. The deck has no order: what was revealed since it was mixed is counted, row by row,
 * and the next card is any of the others, the five under New Year included (CT-HID-01). */
#ifndef TB_EVENTS_H
#define TB_EVENTS_H

/* declarations with their comments beside them, aligned by hand */
/* clang-format off */

#include "cat.h"

enum { TB_YEAR = 31, TB_EVENT_CARDS = 36 }; /* cards before New Year, of all (CT-EV-03) */

struct tb_event_row {
    uint8_t card, number, count;
};
extern const struct tb_event_row tb_event_deck[TB_EVENT_ROWS]; /* CT-EV-02 */

static inline struct tb_events_state *tb_ev(const struct th_ctx *g) { return &cat_st(g)->tb.events; }

int tb_cards_left(const struct th_ctx *g);               /* until New Year, or until all are mixed anew                 */
int tb_cards_to_come(const struct th_ctx *g, int row);   /* of this row: what the next card is drawn from               */
int tb_event(const struct th_ctx *g);                    /* what this turn's card says, -1 = none lies there            */

/* ---------------------------------------------------- roads that lie across: tb_events_road.c */

static inline bool tb_lies_across(const struct th_ctx *g, int edge) { return cat_has_edge(&tb_ev(g)->damaged, edge); }
int tb_damaged_road(const struct th_ctx *g, int owner);  /* -1 = all lie as they should                                 */
bool tb_can_quake(const struct th_ctx *g, int seat);     /* a road to turn, and none that lies across (CT-EV-27)        */
bool tb_on_road(const struct th_ctx *g, int owner, int node); /* an own piece reaches it that does not lie across       */
cat_may_build_fn tb_road_may_build;
cat_may_remove_fn tb_road_may_remove;
cat_any_edge_fn tb_road_any_edge;
cat_gen_fn tb_road_gen;

/* ------------------------------------------------------- what happens: tb_events_happen.c */

enum tb_choice { TB_NOT_ASKED, TB_WAITS, TB_CHOOSES, TB_CHOSEN };
enum tb_choice tb_choice_of(const struct th_ctx *g, int seat); /* how far a seat is with what the card asks             */

th_run_fn tb_roll_event, tb_events_turn_end; /* rows of the roll and of the turn */

/* ------------------------------------------------------------------ text: tb_events_text.c */

extern const struct th_line_def tb_event_lines[];
cat_check_fn tb_event_check;
cat_dump_fn tb_event_dump;
cat_describe_fn tb_event_describe;

#endif

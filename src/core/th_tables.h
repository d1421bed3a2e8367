/* th_tables.h - the tables of a family, made from its lists (th_names.h): what one file of a family includes, after its own header.
 *
 * The words of the rows that are the same in every family are defined here; classes and flags of its own a family defines before. */
/* clang-format off */

#define NONE TH_T_NONE
#define SEAT TH_T_SEAT
#define SEATS TH_T_SEATS
#define COLOUR TH_T_COLOUR
#define RES TH_T_RES
#define COUNT TH_T_COUNT
#define HEX TH_T_HEX
#define NODE TH_T_NODE
#define EDGE TH_T_EDGE
#define PLACE TH_T_PLACE
#define CARD TH_T_CARD
#define PIECE TH_T_PIECE
#define TERRAIN TH_T_TERRAIN
#define DEAL TH_T_DEAL
#define TRACK TH_T_TRACK
#define CELL TH_T_CELL
#define TILE TH_T_TILE
#define FIG TH_T_FIGURE
#define ROT TH_T_ROT
#define SECRET TH_SECRET
#define SPEAK TH_SPEAK
#define FINAL TH_FINAL
#define BOOL TH_OPT_BOOL
#define INT TH_OPT_INT
#define ONE_SEAT TH_OPT_SEAT /* of those at the table; 0 = none is named */
#define ROW TH_ROW

#define AUTO TH_AUTO /* flags of frames */
#define ATOMIC TH_ATOMIC
#define HALF TH_HALF
#define SEVERAL TH_SEVERAL
#define ANYONE TH_ANYONE
#define STAYS TH_STAYS
#define ACTIVE TH_ACTIVE
#define ON(kind) ((kind) + 1) /* what a frame lies on */
#define ANYWHERE (0)
#define OTHER TH_F_OTHER /* what its fields hold */
#define ROUND TH_F_ROUND
#define ROWS TH_F_ROWS
#define ANY TH_F_ANY
#define MOST(most) (TH_F_MOST + (most))
#define NOTHING (0)

#define NIL NULL
#define LIST(...) { __VA_ARGS__ }

static const struct th_module module_info[TH_NAME(MODULES) + 1] = {
#define MODULE_OF(ID, object, name, from, to, clause, needs, excludes) { name, needs, excludes, from, to, clause },
#include TH_LISTS
#undef MODULE_OF
    { 0 }
};

static const struct th_move_info move_info[TH_NAME(KIND_NB)] = {
#define MOVE_OF(owner, kind, word, args, classes, no, does) [kind] = { word, LIST args },
#include TH_LISTS
#undef MOVE_OF
};

static const struct th_move_def move_def[TH_NAME(KIND_NB)] = {
#define MOVE_OF(owner, kind, word, args, classes, no, does) [kind] = { classes, owner, no, does },
#include TH_LISTS
#undef MOVE_OF
};

enum { OWNER }; /* of events: the base, where the list defines nobody */
static const struct th_event_def event_def[TH_NAME(EVENT_NB)] = {
#define EVENT(kind, name, args, x) [kind] = { name, LIST args, (x) & ~TH_FINAL, (x) >> 7, OWNER },
#include TH_LISTS
#undef EVENT
};

static const struct th_frame_def frame_def[TH_NAME(FRAME_NB)] = {
#define FRAME_OF(owner, kind, name, clause, open, flags, stream, kinds, run, gen, timeout, under, holds, sane)      \
    [kind] = { name, clause, open, flags, owner, stream, run, gen, timeout, sane, LIST kinds, LIST under, LIST holds },
#include TH_LISTS
#undef FRAME_OF
};

static const struct th_option option_def[TH_NAME(OPTION_NB)] = {
#define OPTION_OF(ID, name, module, type, min, max, def, clause, needs, excludes)                                   \
    { name, module, type, min, max, def, NULL, clause, needs, excludes },
#define CHOICE_OF(ID, ...) TH_CHOICE(__VA_ARGS__),
#include TH_LISTS
#undef CHOICE_OF
#undef OPTION_OF
};

static const struct th_bar bar_def[] = {
#define BAR(one, other, clause) { one, other, clause },
#include TH_LISTS
#undef BAR
    { 0 }
};

static const struct th_bar note_def[] = {
#define NOTE(one, other, clause) { one, other, clause },
#include TH_LISTS
#undef NOTE
    { 0 }
};

static const struct th_bar mix_def[] = {
#define MIX(object, one, other, clause) { one, other, clause },
#include TH_LISTS
#undef MIX
    { 0 }
};

static const struct th_crowd crowd_def[] = {
#define CROWD(most, modules, clause) { modules, most, clause },
#include TH_LISTS
#undef CROWD
    { 0 }
};

_Static_assert((int)TH_NAME(MODULES) <= (int)TH_MODULES, "modules of a family");
_Static_assert((int)TH_NAME(OPTION_NB) <= (int)TH_OPTIONS, "options of a family");
_Static_assert((int)TH_NAME(FRAME_NB) <= (int)TH_FRAMES, "frames of a family");
_Static_assert((int)TH_NAME(KIND_NB) <= (int)TH_KINDS, "move kinds of a family");

/* What struct th_game says of the lists, and the functions that are the same for every game. */
#define TH_GAME_LISTS                                                                                              \
    .options = option_def, .n_options = TH_NAME(OPTION_NB), .modules = module_info, .n_modules = TH_NAME(MODULES), \
    .moves = move_info, .n_moves = TH_NAME(KIND_NB), .events = event_def, .n_events = TH_NAME(EVENT_NB),           \
    .move_rows = move_def, .frame_rows = frame_def, .n_frames = TH_NAME(FRAME_NB),                                 \
    .bars = bar_def, .n_bars = sizeof bar_def / sizeof bar_def[0] - 1,                                             \
    .notes = note_def, .n_notes = sizeof note_def / sizeof note_def[0] - 1,                                        \
    .mixes = mix_def, .n_mixes = sizeof mix_def / sizeof mix_def[0] - 1,                                           \
    .crowds = crowd_def, .n_crowds = sizeof crowd_def / sizeof crowd_def[0] - 1,                                   \
    .actors = th_game_actors, .gen = th_game_gen, .legal = th_game_legal, .apply = th_game_apply,                  \
    .print = th_game_print, .parse = th_move_parse, .timeout = th_game_timeout

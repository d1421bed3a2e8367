/* th_names.h - the numbers of a family, made from its lists: what a family's header includes once.
 *
 * Set before: TH_LISTS, the family's list of lists ("cat_modules.def"); TH_NAME(X), its prefix (CAT_##X); TH_TYPE(x), the same in small
 * letters. The list of lists says in which of core's rows its own rows end:
 *
 *   MODULE_OF(ID, object, name, from, to, clause, needs, excludes)      seats from, to
 *   MOVE_OF(owner, kind, word, args, classes, no, does)                 owner: module + 1, 0 = base; TH_BOTH(one, other)
 *   FRAME_OF(owner, kind, name, clause, open, flags, stream, kinds, run, gen, timeout, under, holds, sane)
 *   EVENT(kind, name, args, x)
 *   OPTION_OF(ID, name, module, type, min, max, def, clause, needs, excludes)        a switch or a number
 *   CHOICE_OF(ID, name, module, clause, needs, excludes, ROW(name, clause)...)
 *   BAR(one, other, clause)                                             what does not go together
 *   NOTE(one, other, clause)                                            what does, but is not recommended
 *   MIX(object, one, other, clause)                                     what does by a rule of its own: hooks and numbers that both sides need
 *   CROWD(most, modules, clause)                                        modules of which a table has at most so many
 *
 * Made are CAT_M_... and CAT_MODULES, the move kinds and CAT_KIND_NB, the frame kinds and CAT_FRAME_NB, the events and CAT_EVENT_NB,
 * CAT_OPT_... and CAT_OPTION_NB, and the prototypes of every function that a row names. th_tables.h makes the tables. */
/* clang-format off */

enum TH_TYPE(module_id) { /* rows of turn tables carry one of these + 1, or 0 = base */
#define MODULE_OF(ID, ...) TH_NAME(M_##ID),
#include TH_LISTS
#undef MODULE_OF
    TH_NAME(MODULES)
};

enum TH_TYPE(move_kind) {
    TH_NAME(NO_MOVE),
#define MOVE_OF(owner, kind, ...) kind,
#include TH_LISTS
#undef MOVE_OF
    TH_NAME(KIND_NB)
};

enum TH_TYPE(frame_kind) {
#define FRAME_OF(owner, kind, ...) kind,
#include TH_LISTS
#undef FRAME_OF
    TH_NAME(FRAME_NB)
};

enum TH_TYPE(option) {
#define OPTION_OF(ID, ...) TH_NAME(OPT_##ID),
#define CHOICE_OF(ID, ...) TH_NAME(OPT_##ID),
#include TH_LISTS
#undef CHOICE_OF
#undef OPTION_OF
    TH_NAME(OPTION_NB)
};

enum TH_TYPE(event) {
    TH_NAME(EV_NONE),
#define EVENT(kind, ...) kind,
#include TH_LISTS
#undef EVENT
    TH_NAME(EVENT_NB)
};

#define MODULE_OF(ID, object, ...) extern const struct TH_TYPE(module) object;
#include TH_LISTS
#undef MODULE_OF

#define MIX(object, ...) extern const struct TH_TYPE(module) object;
#include TH_LISTS
#undef MIX

#define MOVE_OF(owner, kind, word, args, classes, no, does)                                                        \
    th_clause no(const struct th_ctx *g, int seat, th_move m);                                                     \
    void does(struct th_ctx *g, int seat, th_move m);
#include TH_LISTS
#undef MOVE_OF

/* What the frames' rows name, declared column by column; NIL stands for nothing in each. */
#define FRAME_OF(owner, kind, name, clause, open, flags, stream, kinds, run, gen, timeout, under, holds, sane) th_run_fn run;
#define NIL TH_TYPE(nil_run)
#include TH_LISTS
#undef NIL
#undef FRAME_OF
#define FRAME_OF(owner, kind, name, clause, open, flags, stream, kinds, run, gen, timeout, under, holds, sane) th_gen_fn gen;
#define NIL TH_TYPE(nil_gen)
#include TH_LISTS
#undef NIL
#undef FRAME_OF
#define FRAME_OF(owner, kind, name, clause, open, flags, stream, kinds, run, gen, timeout, under, holds, sane) th_timeout_fn timeout;
#define NIL TH_TYPE(nil_timeout)
#include TH_LISTS
#undef NIL
#undef FRAME_OF
#define FRAME_OF(owner, kind, name, clause, open, flags, stream, kinds, run, gen, timeout, under, holds, sane) th_sane_fn sane;
#define NIL TH_TYPE(nil_sane)
#include TH_LISTS
#undef NIL
#undef FRAME_OF

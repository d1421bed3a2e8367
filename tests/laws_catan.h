/* laws_catan.h - what modules add to a seat's points and to the number that wins, by the texts of the rules: for the tests
 * that count everything anew. */
#ifndef LAWS_CATAN_H
#define LAWS_CATAN_H

#include "cat.h"

static inline int laws_points(const void *state, int seat)
{
    return ((const struct cat_state *)state)->tb.harbormaster == seat + 1 ? 2 : 0; /* CT-HM-02 */
}

static inline int laws_target(const struct th_rules *r, int before)
{
    return before + cat_module_on(r, CAT_M_HARBORMASTER); /* CT-HM-04 */
}

#endif

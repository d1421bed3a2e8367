/* eval_catan.h - what the evaluations of Catan and its modules share. */
#ifndef EVAL_CATAN_H
#define EVAL_CATAN_H

#include "cat.h"
#include "eval.h"
#include "eval_terms.h"

/* How much of a price a hand covers, 0..1, squared: the last card is worth most. */
float eval_progress(cat_cards hand, cat_cards cost);

#endif

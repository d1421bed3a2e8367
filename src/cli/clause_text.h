/* clause_text.h - rules as a player reads them: clauses, worked examples (CB-EX-01) and rulings (CB-OPEN-02). The table is
 * generated from docs/rules and linked into the command only: the library knows ids, not sentences. */
#ifndef CLAUSE_TEXT_H
#define CLAUSE_TEXT_H

#include "thorp.h"

struct clause_text {
    const char *id, *en, *ru;
};

/* Text n from 1 on: those of the clauses, by their th_clause, come first. NULL for 0 and past the last. */
const struct clause_text *clause_text_at(int n);

/* Text of an id; NULL when there is none. */
const struct clause_text *clause_text_of(const char *id);

#endif

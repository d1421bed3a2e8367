/* clause_text.h - the clauses as a player reads them. The tables are generated from docs/rules and linked
 * into the command only: the library knows ids, not sentences. */
#ifndef CLAUSE_TEXT_H
#define CLAUSE_TEXT_H

#include "thorp.h"

/* Text of a clause; NULL for 0 or an unknown number. */
const char *clause_text_en(th_clause c);
const char *clause_text_ru(th_clause c);

/* Text (English) of a worked example or ruling by its id, "CB-EX-01", "CB-OPEN-02"; NULL when there is none. */
const char *clause_extra(const char *id);

#endif

/* cli_setup.h - set-ups in words, for `thorp games` and for the questions of `thorp play --ask`. */
#ifndef CLI_SETUP_H
#define CLI_SETUP_H

#include "cli.h"
#include "cli_i18n.h"

/* The value of `--lang`; false and an error when it is no language. */
bool setup_lang(struct cli_args *a, enum i18n_lang *lang);

/* The sentence of an option or, with a row, of that row (`opt.catan.layout`, `row.catan.layout.beginner`); with `name` what it is
 * called. "" when there is none. */
const char *setup_about(enum i18n_lang lang, const struct th_game *game, const struct th_option *o,
                        const char *row);
const char *setup_name(enum i18n_lang lang, const struct th_game *game, const struct th_option *o,
                       const char *row);
/* Why a set-up cannot be, with its clause: "Cannot be combined: ... (CB-56-11)". */
void setup_why(enum i18n_lang lang, const struct th_why *why, char *buf, size_t cap);

/* Asks on standard input and output for modules, seats and options, beginning with what is there; with `game` for the game, too.
 * False at the end of input. */
bool setup_ask(struct th_setup *setup, bool game, enum i18n_lang lang);

#endif

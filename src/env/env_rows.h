/* env_rows.h - what an observation is made of: rows that say where in a view a number lies and how it is written.
 *
 * A family lists its rows (env_catan.c ...); what every game has is in env_rows.c. A row reads a view and nothing else. */
#ifndef ENV_ROWS_H
#define ENV_ROWS_H

/* declarations with their comments beside them, aligned by hand */
/* clang-format off */

#include "env.h"
#include "th.h"

enum env_per { /* a row has its values once, or for each of these */
    ENV_TABLE,
    ENV_SEATS,   /* seats, the viewer first                            */
    ENV_COLOURS, /* the same, behind them colours that nobody plays    */
    ENV_TILES,
    ENV_HEXES,
    ENV_NODES,
    ENV_EDGES,
    ENV_CELLS, /* a window, or the fields of a city, row by row        */
    ENV_WALLS,
    ENV_PER_NB
};

enum { /* values of each, where the table decides */
    ENV_BY_RES = -1,
    ENV_BY_SEATS = -2,
    ENV_BY_COLOURS = -3,
    ENV_BY_FRAMES = -4,
    ENV_BY_SEATS_8 = -5,   /* for each seat eight */
    ENV_BY_COLOURS_2 = -6, /* for each colour two */
    ENV_BY_RES_1 = -7,     /* kinds of cards and one more */
};

struct env_look { /* one observation being written */
    const struct th_rules *rules;
    const struct env_spec *spec;
    const void *view;
    int viewer;                                  /* from whom seats are counted             */
    uint8_t turned[16];                          /* place of a colour                       */
};

typedef void env_write_fn(const struct env_look *l, const struct env_field *f, int16_t *out);

struct env_row {
    const char *name, *about;
    env_write_fn *write;
    int8_t per, module;                          /* enum env_per; module + 1, 0 = base      */
    int16_t n;                                   /* values of each, or ENV_BY_*             */
    uint16_t at, stride, step;                   /* bytes: the first; to the next place, to the next value */
    uint8_t mask, match, shift;                  /* of a byte: what is read of it           */
    bool (*plays)(const struct th_rules *r);     /* NULL: wherever its module is played     */
};

struct env_family {
    const char *game;
    const struct env_row *rows;
    int n;
    void (*places)(const struct th_rules *r, int count[ENV_PER_NB]);
};
extern const struct env_family env_catan, env_carcassonne, env_elasund;

/* How numbers are written; `out` is zero before. Planes: all places of the first value, then those of the second ... */
env_write_fn env_bytes;  /* bytes at step 1, or as `step` says                              */
env_write_fn env_words;  /* numbers of 16 bits                                              */
env_write_fn env_signed; /* a number of 16 bits with a sign                                 */
env_write_fn env_bundle; /* cards by kind: eight bits each, in 64 bits                      */
env_write_fn env_nibble; /* the same, four bits each                                        */
env_write_fn env_deal;   /* goods wanted (positive) and given (negative)                    */
env_write_fn env_kinds;  /* 1 in the plane of the byte's value; 0 has no plane              */
env_write_fn env_bits;   /* 1 for each place in a set                                       */
env_write_fn env_owners; /* (byte & mask) == match and its low bits owner + 1: 1 in the owner's plane */
env_write_fn env_who;    /* a byte that is seat + 1: 1 at that seat                         */
env_write_fn env_whose;  /* a byte that is a mask of seats                                  */
env_write_fn env_where;  /* a byte that is place + 1: 1 at that place; per seat or once, n = places */
env_write_fn env_totals; /* a mask of the totals 2 to 12                                    */
env_write_fn env_part;   /* some bits of a byte: (byte & mask) >> shift                     */

static inline const uint8_t *env_byte(const struct env_look *l, const struct env_field *f, int place)
{
    return (const uint8_t *)l->view + f->row->at + (size_t)f->row->stride * (size_t)place;
}

/* The seat or colour a place of the row stands for: rows by seat are written in the viewer's order. */
static inline int env_slot_of(const struct env_look *l, const struct env_field *f, int place)
{
    return f->row->per == ENV_SEATS || f->row->per == ENV_COLOURS ? l->turned[place] : place;
}

#endif

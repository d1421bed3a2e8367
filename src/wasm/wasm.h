/* wasm.h - what the files of the module share: tables by their handles, the text that came in, answers as JSON. */
#ifndef WASM_H
#define WASM_H

#include "bot.h"
#include "memory.h"
#include "thorp.h"

#ifdef __wasm__
#define EXPORT(name) __attribute__((export_name(#name)))
#else
#define EXPORT(name)
#endif

typedef uint32_t u32;

enum {
    EVENTS = 256,
    LEVEL = 32,            /* longest name of a level or bot  */
    SIMS = 3000,           /* of a choice, at most            */
    LINES = 5,             /* of what a bot weighed           */
    VIEWERS = TH_SEATS + 1 /* each seat, and everybody else   */
};

struct table {
    struct th_setup setup;
    const struct th_game *game;
    struct th_rules *rules;
    void *state;          /* first part of the block that is copied */
    struct th_fair *fair; /* the rest of it                         */
    u32 block;            /* its bytes                              */
    struct bot *bot[TH_SEATS];
    char level[TH_SEATS][LEVEL];
    u32 sims[TH_SEATS];
    bool recalls; /* the memory aid listens */
    struct memory memory[TH_SEATS];
    /* the last move, as everybody was told */
    char text[VIEWERS + 1][TH_LINE];
    struct th_event event[EVENTS];
    int n_events;
};

/* The table of a handle, or NULL. */
struct table *wasm_find(u32 handle);
/* The text that came in. */
const char *wasm_text(void);

/* An answer: begun, written by the caller, finished; or why there is none. Each returns its length. */
struct th_json wasm_begin(void);
u32 wasm_finish(struct th_json *j);
u32 wasm_refuse(const struct th_why *why);
u32 wasm_refuse_text(const char *text);

#endif

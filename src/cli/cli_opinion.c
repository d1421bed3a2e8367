/* cli_opinion.c - reads weights and nets from files. */
#include "cli_opinion.h"

#include "cli.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    LINE = 4096,
    WORDS = 40,                /* of a heading: modules, most of all */
    NUMBERS = EVAL_HIDDEN + 1, /* of a row, at most                  */
    DIRECT = 0                 /* the first of a term's row of a net */
};

struct reader {
    const char *path;
    const struct th_setup *setup;
    const struct th_rules *rules;
    struct eval_weights eval;
    struct cli_opinion *out;
    char of[LINE], also[LINE]; /* the headings `for ...` and `also ...`, cut into words */
    const char *set[WORDS], *more[WORDS];
    struct eval_taught is; /* what they say; no game: there are none */
    char whom[TH_LINE];    /* `for` as it was written                */
    bool met[EVAL_TERMS];  /* terms with a row                       */
    int known;             /* how many                               */
    int ends;              /* rows `bias` and `out` of a net         */
};

static bool fail(const struct reader *f, const char *what, const char *detail)
{
    cli_usage("%.200s: %s `%.80s`", f->path, what, detail);
    return false;
}

/* ---------------------------------------------------------------- headings */

/* Cuts a text into words; how many, the rest is NULL. */
static int cut(char *text, const char *word[WORDS])
{
    int n = 0;
    for (char *at = strtok(text, " \t\r\n"); at != NULL && n < WORDS - 1;
         at = strtok(NULL, " \t\r\n"))
        word[n++] = at;
    for (int i = n; i < WORDS; i++)
        word[i] = NULL;
    return n;
}

/* `for catan +ck seats=2-4`. */
static void read_for(struct reader *f, const char *text)
{
    const char *word[WORDS];
    int sets = 0;
    memset(f->set, 0, sizeof f->set);
    snprintf(f->of, sizeof f->of, "%s", text);
    text += strspn(text, " \t");
    snprintf(f->whom, sizeof f->whom, "%.*s", (int)strcspn(text, "\r\n"), text);
    int n = cut(f->of, word);
    f->is = (struct eval_taught){ .game = n > 0 ? word[0] : "", .set = f->set, .also = f->more };
    for (int i = 1; i < n; i++)
        if (word[i][0] == '+')
            f->set[sets++] = word[i] + 1;
        else if (sscanf(word[i], "seats=%d-%d", &f->is.least, &f->is.most) == 1)
            f->is.most = f->is.least;
}

/* `also friendly`, `also 7 of river inns`. */
static void read_also(struct reader *f, const char *text)
{
    const char *word[WORDS];
    int from = 0;
    snprintf(f->also, sizeof f->also, "%s", text);
    f->is.some = cut(f->also, word);
    if (word[0] != NULL && word[1] != NULL && strcmp(word[1], "of") == 0) {
        f->is.some = (int)strtol(word[0], NULL, 10);
        from = 2;
    }
    memcpy(f->more, word + from, (size_t)(WORDS - from) * sizeof *word);
}

/* -------------------------------------------------------------------- rows */

/* The numbers a row begins with; how many. */
static int read_numbers(const char *text, float value[NUMBERS])
{
    int n = 0;
    for (char *end; n < NUMBERS; text = end, n++) {
        float v = strtof(text, &end);
        if (end == text || !isfinite(v))
            break;
        value[n] = v;
    }
    return n;
}

static int term_named(const struct reader *f, const char *name)
{
    int k = 0;
    while (k < f->eval.n && strcmp(eval_term_at(&f->eval, k)->name, name) != 0)
        k++;
    return k < f->eval.n ? k : -1;
}

static void note(struct reader *f, int k)
{
    f->known += !f->met[k];
    f->met[k] = true;
}

/* What a term weighs, or `catan.points`: by how much a module changes it. Sums are exact in units. */
static void read_weight(struct reader *f, const char *name, float value)
{
    size_t n = strlen(f->setup->game->name);
    bool by = f->is.game != NULL && strncmp(name, f->is.game, n) == 0 && name[n] == '.';
    int k = term_named(f, by ? name + n + 1 : name);
    if (k < 0) /* of a module that is not played */
        return;
    double sum = by ? (double)f->out->w[k] + (double)value : (double)value;
    f->out->w[k] = (float)((double)lround(sum * EVAL_UNIT) / EVAL_UNIT);
    note(f, k);
}

static bool read_net_row(struct reader *f, const char *name, const float value[NUMBERS], int n)
{
    struct eval_net *net = &f->out->net;
    float *end = strcmp(name, "bias") == 0 ? net->bias : strcmp(name, "out") == 0 ? net->out : NULL;
    int k = term_named(f, name);
    if (n != EVAL_HIDDEN + (end == NULL) || (end == NULL && k < 0))
        return fail(f, "no such row of a net for this table:", name);
    if (end != NULL) {
        memcpy(end, value, sizeof net->out);
        f->ends++;
        return true;
    }
    net->direct[k] = value[DIRECT];
    memcpy(net->in[k], &value[DIRECT + 1], sizeof net->in[k]);
    note(f, k);
    return true;
}

/* ------------------------------------------------------------------- files */

/* A net is for exactly the modules it names, weights for a part that is played. */
static bool suits(const struct reader *f, bool net)
{
    char table[TH_LINE];
    bool own = f->set[0] == NULL;
    for (int i = 0; i < f->eval.n_parts && !own; i++)
        own = strcmp(f->eval.part[i]->module, f->set[0]) == 0;
    if (net ? eval_serves(&f->is, f->rules) : own && strcmp(f->is.game, f->setup->game->name) == 0)
        return true;
    th_setup_print(f->setup, table, (int)sizeof table);
    cli_usage("%.200s: %s for `%.200s`, not for `%.200s`", f->path, net ? "a net" : "weights",
              f->whom, table);
    return false;
}

/* Once it is clear what the file holds: where its rows begin from. */
static bool begin(struct reader *f, bool net)
{
    if (net && f->is.game == NULL)
        return fail(f, "a net without a row such as", "for catan seats=2");
    if (f->is.game == NULL)
        return true;
    if (!suits(f, net))
        return false;
    eval_tune(&f->eval, f->rules, eval_tunings, net ? NULL : f->set[0] != NULL ? f->set[0] : "");
    memcpy(f->out->w, f->eval.w, sizeof f->out->w);
    f->out->has_net = net;
    return true;
}

static bool read_row(struct reader *f, char *line, bool *begun)
{
    float value[NUMBERS];
    char name[64];
    int at = 0;
    if (line[0] == '#' || sscanf(line, "%63s%n", name, &at) != 1)
        return true;
    if (strcmp(name, "for") == 0)
        return read_for(f, line + at), true;
    if (strcmp(name, "also") == 0)
        return read_also(f, line + at), true;
    int n = read_numbers(line + at, value);
    bool net = n >= EVAL_HIDDEN;
    if (n == 0)
        return true;
    if (!*begun && !begin(f, net))
        return false;
    *begun = true;
    if (net)
        return read_net_row(f, name, value, n);
    read_weight(f, name, value[0]);
    return true;
}

static bool complete(const struct reader *f)
{
    if (f->known == 0) {
        cli_usage("no weights of %s in `%.200s`", f->setup->game->name, f->path);
        return false;
    }
    for (int k = 0; k < f->eval.n && f->out->has_net; k++)
        if (!f->met[k])
            return fail(f, "the net has no row for", eval_term_at(&f->eval, k)->name);
    return !f->out->has_net || f->ends == 2 || fail(f, "the net has no row", "bias or out");
}

bool cli_opinion_read(struct cli_opinion *out, const char *path, const struct th_setup *setup,
                      const struct th_rules *rules)
{
    struct reader *f = cli_alloc(sizeof *f);
    char line[LINE];
    bool good = true, begun = false;
    FILE *file = fopen(path, "r");
    *f = (struct reader){ .path = path, .setup = setup, .rules = rules, .out = out };
    eval_start(&f->eval, setup->game, rules);
    *out = (struct cli_opinion){ .has_net = false };
    memcpy(out->w, f->eval.w, sizeof out->w);
    while (good && file != NULL && fgets(line, sizeof line, file) != NULL)
        good = read_row(f, line, &begun);
    if (file != NULL)
        fclose(file);
    good = good && complete(f);
    free(f);
    return good;
}

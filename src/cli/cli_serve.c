/* cli_serve.c - `thorp serve`: a server for friends or for a community, with sensible defaults. */
#include "cli.h"
#include "srv.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

struct serve {
    struct srv_config cfg;
    char data[512], store[640], secret[640], page[640];
};

/* $XDG_DATA_HOME/thorp, else ~/.local/share/thorp, else ./thorp-data. */
static void data_folder(char *out, size_t cap)
{
    const char *xdg = getenv("XDG_DATA_HOME"), *home = getenv("HOME");
    if (xdg != NULL && xdg[0] == '/')
        snprintf(out, cap, "%s/thorp", xdg);
    else if (home != NULL && home[0] == '/')
        snprintf(out, cap, "%s/.local/share/thorp", home);
    else
        snprintf(out, cap, "thorp-data");
}

static bool make_folder(char *path)
{
    for (char *c = path + 1; *c != '\0'; c++) {
        if (*c != '/')
            continue;
        *c = '\0';
        mkdir(path, 0755);
        *c = '/';
    }
    return mkdir(path, 0700) == 0 || errno == EEXIST;
}

/* A folder that holds a page. */
static bool has_page(const char *folder)
{
    char file[700];
    snprintf(file, sizeof file, "%s/index.html", folder);
    return access(file, R_OK) == 0;
}

/* The page beside this program, in the source tree or where both were installed; or where the build meant to install it. */
static const char *page_folder(char *out, size_t cap)
{
    static const char *const place[] = { "../web/dist", "../share/thorp/page", "../data/page" };
    char exe[512];
    ssize_t n = readlink("/proc/self/exe", exe, sizeof exe - 1);
    exe[n > 0 ? n : 0] = '\0';
    char *slash = strrchr(exe, '/');
    if (slash != NULL)
        *slash = '\0';
    for (size_t i = 0; i < sizeof place / sizeof place[0]; i++) {
        snprintf(out, cap, "%s/%s", exe, place[i]);
        if (has_page(out))
            return out;
    }
    snprintf(out, cap, "%s", THORP_PAGE);
    return out;
}

static int read_args(struct serve *s, int argc, char **argv)
{
    struct srv_config *c = &s->cfg;
    const struct {
        const char *name;
        const char **text;
    } texts[] = { { "--host", &c->host }, { "--store", &c->address },
                  { "--page", &c->page }, { "--secret", &c->secret_file },
                  { "--node", &c->node }, { "--origin", &c->origin },
                  { "--cert", &c->cert }, { "--key", &c->key } };
    const struct {
        const char *name;
        int *number, min, max;
    } numbers[] = { { "--port", &c->port, 0, 65535 },
                    { "--bot-ms", &c->bot_ms, 1, 60000 },
                    { "--bot-pause", &c->bot_pause, 0, 60000 },
                    { "--patience", &c->patience, 0, 86400 },
                    { "--max-rows", &c->max_rows, 100, 1000000 },
                    { "--dice-ms", &c->dice_ms, 100, 600000 },
                    { "--max-connections", &c->max_conns, 1, 1000000 },
                    { "--max-per-address", &c->max_per_address, 0, 1000000 },
                    { "--bot-threads", &c->bot_threads, 1, 256 },
                    { "--max-tables", &c->max_tables, 0, 1000000 },
                    { "--max-tables-per-address", &c->max_tables_address, 0, 1000000 },
                    { "--ping", &c->ping, 1, 3600 },
                    { "--rate", &c->rate, 0, 1000000 },
                    { "--rate-per-address", &c->address_rate, 0, 1000000 } };
    struct cli_args a;
    cli_args_start(&a, argc, argv);
    while (cli_args_next(&a)) {
        bool quiet = cli_is(&a, "--quiet"), proxy = !quiet && cli_is(&a, "--proxy");
        bool known = quiet || proxy;
        c->quiet |= quiet;
        c->proxy |= proxy;
        for (size_t i = 0; i < sizeof texts / sizeof texts[0] && !known; i++)
            if ((known = cli_is(&a, texts[i].name)))
                *texts[i].text = cli_text(&a);
        for (size_t i = 0; i < sizeof numbers / sizeof numbers[0] && !known; i++)
            if ((known = cli_is(&a, numbers[i].name)))
                cli_int(&a, numbers[i].min, numbers[i].max, numbers[i].number);
        if (!known)
            return cli_unknown(&a);
    }
    if (a.bad)
        return CLI_USAGE;
    return (s->cfg.cert == NULL) == (s->cfg.key == NULL)
               ? CLI_OK
               : cli_usage("serve: --cert and --key go together");
}

int cli_serve(int argc, char **argv)
{
    struct serve s = { .cfg = { .port = 8080,
                                .host = "127.0.0.1",
                                .bot_ms = 1000,
                                .bot_pause = 350,
                                .patience = 180,
                                .max_rows = 50000,
                                .dice_ms = 10000,
                                .max_per_address = 200,
                                .max_tables = 20,
                                .max_tables_address = 200,
                                .ping = 30,
                                .rate = 40,
                                .address_rate = 400 } };
    int err = read_args(&s, argc, argv);
    if (err != CLI_OK)
        return err;
    data_folder(s.data, sizeof s.data);
    if ((s.cfg.address == NULL || s.cfg.secret_file == NULL) && !make_folder(s.data))
        return cli_usage("serve: cannot make the folder %s", s.data);
    snprintf(s.store, sizeof s.store, "sqlite:%s/thorp.db", s.data);
    snprintf(s.secret, sizeof s.secret, "%s/secret", s.data);
    if (s.cfg.address == NULL)
        s.cfg.address = s.store;
    if (s.cfg.secret_file == NULL)
        s.cfg.secret_file = s.secret;
    if (s.cfg.page == NULL)
        s.cfg.page = page_folder(s.page, sizeof s.page);
    return srv_run(&s.cfg);
}

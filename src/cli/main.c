/* main.c - the thorp command: a table of subcommands and the help made from it. */
#include "cli.h"

#include <locale.h>
#include <stdlib.h>
#include <string.h>

static const char setup_help[] =
    "A game is named as `thorp games` lists it, then modules and options in any order:\n"
    "  catan +five_six seats=5 layout=beginner\n";

/* clang-format off */
static const struct cli_command commands[] = {
    { "play", cli_play, "play a game in the terminal", "[OPTION...]", NULL },
    { "serve", cli_serve, "host tables for others over the network", "[OPTION...]",
      "  --port N --host ADDRESS     where to listen (8080 on 127.0.0.1)\n"
      "  --store sqlite:FILE | postgres:CONNINFO   where games are kept\n"
      "  --page FOLDER               the page to serve\n"
      "  --secret FILE               key that signs sessions; made on the first start\n"
      "  --node NAME                 this process, when several share a database\n"
      "  --origin URL                another origin whose pages may connect\n"
      "  --cert FILE --key FILE      TLS\n"
      "  --bot-ms N --bot-pause N    most milliseconds a bot thinks (1000), and waits for people to follow (350)\n"
      "  --patience N                seconds a player may think without a clock before others may vote for a bot (180)\n"
      "  --bot-threads N             bots that think at once (as many as processors, 2 at least)\n"
      "  --max-tables N --max-tables-per-address N   open tables of one host (20), of one address (200); 0 = no limit\n"
      "  --dice-ms N                 milliseconds to seal or reveal a seat's share of the dice, else it has none (10000)\n"
      "  --max-connections N --max-per-address N   how many may be connected, from one address (200)\n"
      "  --rate N --rate-per-address N   messages a second of a connection (40), of an address (400); 0 = no limit\n"
      "  --ping SECONDS              between two questions whether a connection still lives (30)\n"
      "  --proxy                     behind a reverse proxy: believe its x-forwarded-for\n"
      "  --quiet                     log errors only\n" },
    { "load", cli_load, "measure a server on this machine under load", "--url ws://127.0.0.1:PORT [OPTION...]",
      "Opens idle sockets and tables whose clients play random legal moves; prints how long a move takes until it is\n"
      "acknowledged, that is safe in the store. The server needs --max-per-address 0 --max-tables-per-address 0.\n"
      "  --idle N --tables N         sockets that say hello and nothing more (0); tables being played (0)\n"
      "  --people N --bots N         clients (2) and bots (1) at each table\n"
      "  --level BOT                 of the bots (medium)\n"
      "  --setup \"GAME...\"           of the tables, without seats= (catan offers_per_turn=1)\n"
      "  --pace MS                   a client thinks half to one and a half of that before a move (1000)\n"
      "  --seconds S                 measured time (10)\n"
      "  --pid N                     the server, to measure its memory\n"
      "  --json\n" },
    { "games", cli_games, "list games, modules and options", "[--json]", NULL },
    { "rules", cli_rules, "print rules by their ids, in English and Russian",
      "ID... | FAMILY... | --search WORD",
      "  thorp rules CB-LR-07        one clause\n"
      "  thorp rules CB-LR           the whole family\n"
      "  thorp rules --search desert clauses that contain a word, in either language\n" },
    { "check", cli_check, "run scenario tests", "FILE.t...",
      "Prints TAP, one point per scenario. docs/NOTATION.md describes the language.\n" },
    { "replay", cli_replay, "print or verify a recorded game", "FILE [--to N] [--step] [--verify]",
      "  --to N      stop after N moves and print the position\n"
      "  --step      wait for Enter after each move\n"
      "  --verify    check every checkpoint and that the record is complete; print one line\n" },
    { "verify", cli_verify, "prove that a served game's chance was fair", "FILE [--commitment HASH] [--seal HASH]...",
      "FILE is the record a server gives out when a game is over. The commitment, the set-up, every chance move and\n"
      "every checkpoint are computed again. docs/PROTOCOL.md, \"Fair chance\", says how.\n"
      "  --commitment HASH  what the table showed before the game; the record must keep exactly that promise\n"
      "  --seal HASH        a seal the table showed before the game; the record must carry it (up to one a seat)\n" },
    { "perft", cli_perft, "count positions to a depth", "GAME... --depth N [--from FILE] [--seed N] [--split]",
      "Every choice and every outcome of chance is followed; of several seats asked at once the lowest is first.\n"
      "  --from FILE start from a record's last position\n"
      "  --seed N    deal the set-up at random\n"
      "  --split     list the count behind each first move\n" },
    { "bench", cli_bench, "measure random games",
      "GAME [+module...] [--seats N] [--seconds S] [--games N] [--plies N] [--seed N] [--json]",
      "Without --games: plays for S seconds (3), then measures what a copy, a list of moves and a move cost.\n"
      "With --games: plays exactly that many and nothing else.\n"
      "  --plies N   give up a game after so many moves (100000); how many were given up is told\n" },
    { "arena", cli_arena, "let bots play against each other",
      "BOT BOT [BOT...] [--game \"catan seats=4\"] [--games N] [--seed N] [--sims N] [--ms N] [--threads N]\n"
      "       [--sprt LOW:HIGH] [--log FILE...] [--part K/N] [--limit MS] [--forfeit] [--json] [--cost]",
      "Every bot sits in every seat equally often. More seats than bots: the bots repeat.\n"
      "The deals are those of seed, seed + 1 and so on, one for each round of the bots: contests whose seeds are near share deals.\n"
      "A bot is a level, NAME, NAME:SIMS (simulations a move) or NAME:MSms (milliseconds a move), with @FILE behind it\n"
      "for weights of its evaluation in place of the shipped ones, or exec:COMMAND, another program (examples/bot.py).\n"
      "  --sprt LOW:HIGH  stop when it is clear whether the first of two bots is better by HIGH or by LOW Elo\n"
      "  --log FILE       keep results and go on from them; the first log is written, further ones are only read\n"
      "  --part K/N       play the K-th of N parts: one for each process or machine; thorp-arena-mpi shares\n"
      "                   the games out by itself\n"
      "  --limit MS       how long exec:COMMAND may take for a move (10000)\n"
      "  --forfeit        a program that fails (missing, crashed, silent, no legal move) loses its game: the clock's\n"
      "                   moves end it. Without this the contest ends at once with status 1\n"
      "  --cost           also say what choices cost in processor time, and how fast bots search\n" },
    { "tune", cli_tune, "better weights for a bot's evaluation",
      "[--game \"catan seats=4\"] [--steps N] [--seed N] [--from FILE] [--of MODULE] [--bot BOT]\n       [--seats 2,4] [--reach N] [--pull N]",
      "Lets a bot play itself with weights moved to and fro, follows the winner, and prints weights as data/bots holds them.\n"
      "  --steps N    contests of two games each (2000)\n"
      "  --from FILE  weights to begin with, else the shipped ones\n"
      "  --of MODULE  tune its terms alone\n"
      "  --bot BOT    who plays: a level or a bot as in arena (greedy)\n"
      "  --seats LIST numbers of seats, taken in turn, in place of the game's\n"
      "  --reach N    how far a contest moves the weights, in hundredths of them (25)\n"
      "  --pull N     how far its result does (8)\n" },
    { "fit", cli_fit, "a net for a search's evaluation", "[--game \"catan seats=2\"] [--games N] [--seed N] [--stray N] [--rate N]",
      "Lets greedy play itself, learns from its games who wins from what position, and prints a net as data/bots holds it.\n"
      "  --games N  to watch (100000); so many take a quarter of an hour\n"
      "  --stray N  choices in a thousand that are left to chance, at most (60)\n"
      "  --rate N   of learning at first, in ten thousandths (10)\n" },
    { "engine", cli_engine, "referee games for another program", "",
      "One JSON object a line on standard input, one answer a line on standard output: docs/PROTOCOL.md\n" },
};
/* clang-format on */
enum {
    COMMANDS = sizeof commands / sizeof commands[0]
};

static int help(FILE *out)
{
    fputs("thorp plays Catan, Carcassonne and Elasund strictly by the book.\n\n"
          "usage: thorp COMMAND [ARGUMENT...]\n\n",
          out);
    for (int i = 0; i < COMMANDS; i++)
        fprintf(out, "  %-8s %s\n", commands[i].name, commands[i].help);
    fputs("  help     this page\n\n"
          "`thorp COMMAND --help` says more; `thorp --version` prints the version.\n",
          out);
    return CLI_OK;
}

static int command_help(const struct cli_command *c)
{
    printf("usage: thorp %s%s%s\n\n%s\n", c->name, c->use[0] != '\0' ? " " : "", c->use, c->help);
    if (c->more != NULL)
        printf("\n%s", c->more);
    if (strstr(c->use, "GAME") != NULL || strstr(c->use, "--game ") != NULL)
        printf("\n%s", setup_help);
    return CLI_OK;
}

static const struct cli_command *find(const char *name)
{
    for (int i = 0; i < COMMANDS; i++)
        if (strcmp(commands[i].name, name) == 0)
            return &commands[i];
    return NULL;
}

/* `--help` anywhere asks for the page; `play` prints its own. */
static bool wants_help(int argc, char **argv)
{
    for (int i = 1; i < argc; i++)
        if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0)
            return strcmp(argv[0], "play") != 0;
    return false;
}

static int version(void)
{
    printf("thorp %s\n", th_version());
    for (int i = 0; th_game_at(i) != NULL; i++)
        printf("%s rev=%d\n", th_game_at(i)->name, th_game_at(i)->rev);
    return CLI_OK;
}

static int run(int argc, char **argv)
{
    const char *name = argc > 1 ? argv[1] : "help";
    if (strcmp(name, "--version") == 0 || strcmp(name, "-V") == 0)
        return version();
    bool asked =
        strcmp(name, "help") == 0 || strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0;
    if (asked && argc < 3)
        return help(stdout);
    const struct cli_command *c = find(asked ? argv[2] : name);
    if (c == NULL)
        return cli_usage("no such command `%.60s`; try: thorp help", asked ? argv[2] : name);
    if ((asked && strcmp(c->name, "play") != 0) || wants_help(argc - 1, argv + 1))
        return command_help(c);
    if (asked)
        return c->run(2, (char *[]){ argv[2], (char[]){ "--help" }, NULL });
    return c->run(argc - 1, argv + 1);
}

int main(int argc, char **argv)
{
    if (setlocale(LC_ALL, "") == NULL || MB_CUR_MAX == 1)
        setlocale(LC_ALL, "C.UTF-8");
    setlocale(LC_NUMERIC, "C"); /* numbers we print are read by programs */
    int status = run(argc, argv);
    if (fflush(stdout) != 0 || ferror(stdout)) {
        fputs("thorp: standard output cannot be written\n", stderr);
        return status == CLI_OK ? CLI_BAD : status;
    }
    return status;
}

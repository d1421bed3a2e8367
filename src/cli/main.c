/* main.c - the thorp command: a table of subcommands and the help made from it. */
#include "cli.h"

#include <locale.h>
#include <stdlib.h>
#include <string.h>

static const char setup_help[] =
    "Give the game's name as listed by `thorp games`, then modules and options in any order:\n"
    "  catan +five_six seats=5 layout=beginner\n";

/* clang-format off */
static const struct cli_command commands[] = {
    { "play", cli_play, "play a game in the terminal", "[OPTION...]", NULL },
    { "serve", cli_serve, "host games for others over the network", "[OPTION...]",
      "  --port N --host ADDRESS     where to listen (8080 on 127.0.0.1)\n"
      "  --store sqlite:FILE | postgres:CONNINFO   where to store games\n"
      "  --page FOLDER               the page to serve\n"
      "  --secret FILE               key that signs sessions; created on first start\n"
      "  --node NAME                 name of this process when several share a database\n"
      "  --origin URL                another origin whose pages may connect\n"
      "  --cert FILE --key FILE      TLS\n"
      "  --bot-ms N --bot-pause N    longest a bot may think, and pause after its move, in ms (1000, 350)\n"
      "  --patience N                seconds a player may think without a clock before others may vote for a bot (180)\n"
      "  --bot-threads N             bots that may think at the same time (one per processor, at least 2)\n"
      "  --max-tables N --max-tables-per-address N   open tables per host (20) and per address (200); 0 = no limit\n"
      "  --dice-ms N                 time to seal or reveal a seat's share of the dice, in ms; too late means no share (10000)\n"
      "  --max-rows N                rows of a table's log (50000); its game then ends without a winner\n"
      "  --max-connections N --max-per-address N   connection limits: in total, and per address (200)\n"
      "  --rate N --rate-per-address N   messages per second per connection (40) and per address (400); 0 = no limit\n"
      "  --ping SECONDS              how often to check that a connection is alive (30)\n"
      "  --proxy                     behind a reverse proxy: trust its x-forwarded-for\n"
      "  --quiet                     log errors only\n" },
    { "load", cli_load, "load-test a server on this machine", "--url ws://127.0.0.1:PORT [OPTION...]",
      "Opens idle sockets and tables whose clients play random legal moves; prints how long a move takes to be\n"
      "acknowledged, that is, safely stored. The server needs --max-per-address 0 --max-tables-per-address 0.\n"
      "  --idle N --tables N         idle sockets that only say hello (0); tables in play (0)\n"
      "  --people N --bots N         clients (2) and bots (1) at each table\n"
      "  --level BOT                 level of the bots (medium)\n"
      "  --setup \"GAME...\"           game of the tables, without seats= (catan offers_per_turn=1)\n"
      "  --pace MS                   thinking time before a move: half to one and a half times this (1000)\n"
      "  --seconds S                 how long to measure (10)\n"
      "  --pid N                     process id of the server, to measure its memory\n"
      "  --json\n" },
    { "games", cli_games, "list games, modules and options", "[--json] [--lang en|ru]", NULL },
    { "rules", cli_rules, "print rules by their ids, in English and Russian",
      "ID... | FAMILY... | --search WORD [--lang en|ru]",
      "  thorp rules CB-LR-07        one clause\n"
      "  thorp rules CB-LR           the whole family\n"
      "  thorp rules CB-EX           the worked examples of a book; CB-OPEN: its rulings\n"
      "  thorp rules --search desert what contains a word, in either language\n"
      "  --lang en|ru                print one language only\n" },
    { "check", cli_check, "run scenario tests", "FILE.t...",
      "Prints TAP, one point per scenario. docs/NOTATION.md describes the language.\n" },
    { "replay", cli_replay, "print or verify a recorded game", "FILE [--to N] [--step] [--verify]",
      "  --to N      stop after N moves and print the position\n"
      "  --step      wait for Enter after each move\n"
      "  --verify    check every checkpoint and that the record is complete; print one line\n" },
    { "verify", cli_verify, "check that the dice and draws of a served game were fair", "FILE [--commitment HASH] [--seal HASH]...",
      "FILE is the record a server hands out after a game. The commitment, the set-up, every chance move and\n"
      "every checkpoint are recomputed. docs/PROTOCOL.md, \"Fair chance\", says how.\n"
      "  --commitment HASH  the commitment the table showed before the game; the record must match it\n"
      "  --seal HASH        a seal the table showed before the game; the record must contain it (up to one per seat)\n" },
    { "perft", cli_perft, "count positions down to a given depth", "GAME... --depth N [--from FILE] [--seed N] [--split]",
      "Follows every choice and every outcome of chance; if several seats must choose at once, the lowest goes first.\n"
      "  --from FILE start from a record's last position\n"
      "  --seed N    deal the set-up at random\n"
      "  --split     list the count for each first move\n" },
    { "bench", cli_bench, "measure the speed of random games",
      "GAME [+module...] [--seats N] [--seconds S] [--games N] [--plies N] [--seed N] [--json]",
      "Without --games: plays for S seconds (3), then measures the cost of a copy, a move list and a move.\n"
      "With --games: plays exactly that many and nothing else.\n"
      "  --plies N   abandon a game after this many moves (100000); the number of abandoned games is reported\n" },
    { "arena", cli_arena, "let bots play against each other",
      "BOT BOT [BOT...] [--game \"catan seats=4\"] [--games N] [--seed N] [--sims N] [--ms N] [--threads N]\n"
      "       [--sprt LOW:HIGH] [--log FILE...] [--part K/N] [--limit MS] [--forfeit] [--json] [--cost]",
      "Every bot plays every seat equally often. If there are more seats than bots, the bots repeat.\n"
      "Rounds are dealt from seed, seed + 1 and so on, so contests with nearby seeds share deals.\n"
      "A bot is a level, NAME, NAME:SIMS (simulations per move) or NAME:MSms (milliseconds per move), followed by @FILE\n"
      "with weights or a net instead of the shipped ones, or exec:COMMAND, another program (examples/bot.py).\n"
      "  --sprt LOW:HIGH  stop once it is clear whether the first of two bots is better by HIGH or only by LOW Elo\n"
      "  --log FILE       save results and continue from them; the first log is written, the others are only read\n"
      "  --part K/N       play part K of N, one per process or machine; thorp-arena-mpi distributes\n"
      "                   the games automatically\n"
      "  --limit MS       longest exec:COMMAND may take per move (10000)\n"
      "  --forfeit        a program that fails (missing, crashed, silent, no legal move) loses its game, and the\n"
      "                   clock's moves finish it. Otherwise the contest ends at once with status 1\n"
      "  --cost           also report the processor time per choice and how fast bots search\n" },
    { "tune", cli_tune, "tune the weights of a bot's evaluation",
      "[--game \"catan seats=4\"] [--steps N] [--seed N] [--from FILE] [--of MODULE] [--bot BOT]\n       [--seats 2,4] [--reach N] [--pull N]",
      "Lets a bot play itself with weights varied up and down, follows the winner, and prints weights in the format of data/bots.\n"
      "  --steps N    matches of two games each (2000)\n"
      "  --from FILE  starting weights (default: the shipped ones)\n"
      "  --of MODULE  tune only the terms of this module, beside what all others weigh\n"
      "  --bot BOT    who plays: a level or a bot as in arena (greedy)\n"
      "  --seats LIST seat counts to cycle through, instead of the game's\n"
      "  --reach N    how far a match varies the weights, in per cent (25)\n"
      "  --pull N     how far its result moves them (8)\n" },
    { "fit", cli_fit, "train a net for a search bot's evaluation", "[--game \"catan seats=2\"] [--games N] [--seed N] [--stray N] [--rate N]",
      "Lets greedy play itself, learns from its games which positions win, and prints a net in the format of data/bots.\n"
      "  --games N  games to learn from (100000); that many take 15 minutes\n"
      "  --stray N  at most this many choices per thousand are random (60)\n"
      "  --rate N   initial learning rate, in ten-thousandths (10)\n" },
    { "puzzles", cli_puzzles, "find puzzles in games, or check files of puzzles",
      "[RECORD...] [--games N] [--game \"catan seats=4\"] [OPTION...] | --check FILE... | --verify FILE...",
      "Looks at every decision as the seat saw it and prints those in which one plan is clearly best, and not the first one thinks\n"
      "of. Each is weighed a second time, with other luck and ten times as many simulations. docs/BOTS.md describes the text.\n"
      "  --games N     look at N games that bots play, besides the records\n"
      "  --game GAME   what they play (catan)\n"
      "  --bot BOT     who plays them (medium)\n"
      "  --judge BOT   who weighs the moves: a bot that searches (hard)\n"
      "  --seed N      seed of the games and of the judge (1)\n"
      "  --sims N      simulations of each move compared, 8 to 100 (64); ten times as many verify\n"
      "  --margin N    how far the best move must lead, in thousandths of the chance to win (40)\n"
      "  --doubts N    and in standard errors of its lead (4)\n"
      "  --theme THEME only this one: win, opening, robber, trade ...; * stands for any letters\n"
      "  --plain       also what a look without search finds, for beginners\n"
      "  --each N      at most N puzzles of a game (3)\n"
      "  --limit N     stop after N puzzles\n"
      "  --minutes N   stop after N minutes of processor time\n"
      "  --check       read files of puzzles: are positions sound, seats asked, moves legal?\n"
      "  --verify      the same, and weigh every best move once more with --seed, --margin and --doubts\n" },
    { "engine", cli_engine, "referee games for another program", "",
      "One JSON object per line on standard input, one answer per line on standard output: docs/PROTOCOL.md\n" },
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
    fputs("  help     show this page\n\n"
          "For more, run `thorp COMMAND --help`. `thorp --version` prints the version.\n",
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
        fputs("thorp: cannot write to standard output\n", stderr);
        return status == CLI_OK ? CLI_BAD : status;
    }
    return status;
}

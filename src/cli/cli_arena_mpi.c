/* cli_arena_mpi.c - thorp-arena-mpi: `thorp arena` on the machines of a cluster, with the same arguments.
 *
 * Rank 0 hands out games one by one, counts, stops early, keeps the log and prints; the others only play. So a slow machine
 * holds up nobody, and the result is that of one machine. */
#include "cli_arena.h"

#include <mpi.h>
#include <stdlib.h>
#include <unistd.h>

enum {
    STOP = -1,
    START = -2
};

struct answer {
    uint64_t game;
    struct arena_game result;
};

static int ranks(int (*of)(MPI_Comm, int *))
{
    int n = 0;
    of(MPI_COMM_WORLD, &n);
    return n;
}

static void send_game(int rank, int64_t game)
{
    MPI_Send(&game, 1, MPI_INT64_T, rank, 0, MPI_COMM_WORLD);
}

/* True if the rank has got a game to play. */
static bool send_next(struct arena *a, int rank)
{
    uint64_t i;
    if (!arena_next(a, &i))
        return false;
    send_game(rank, (int64_t)i);
    return true;
}

/* Waits asleep: MPI's own way of waiting takes a whole core. */
static int receive(struct answer *got)
{
    MPI_Status status;
    int there = 0;
    while (MPI_Iprobe(MPI_ANY_SOURCE, 0, MPI_COMM_WORLD, &there, &status), there == 0)
        usleep(500);
    MPI_Recv(got, (int)sizeof *got, MPI_BYTE, status.MPI_SOURCE, 0, MPI_COMM_WORLD, &status);
    return status.MPI_SOURCE;
}

static void share_out(struct arena *a)
{
    int busy = 0, size = ranks(MPI_Comm_size);
    struct answer got;
    for (int rank = 1; rank < size; rank++) {
        send_game(rank, START);
        busy += send_next(a, rank);
    }
    while (busy > 0) {
        int rank = receive(&got);
        arena_done(a, got.game, &got.result);
        busy -= !send_next(a, rank);
    }
}

static int64_t ask_game(void)
{
    int64_t game = STOP;
    MPI_Recv(&game, 1, MPI_INT64_T, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    return game;
}

static void play_sent(struct arena *a)
{
    struct answer now = { 0 };
    for (int64_t game; (game = ask_game()) != STOP;) {
        now.game = (uint64_t)game;
        arena_play(a, now.game, &now.result);
        MPI_Send(&now, (int)sizeof now, MPI_BYTE, 0, 0, MPI_COMM_WORLD);
    }
}

static int lead(int argc, char **argv)
{
    int size = ranks(MPI_Comm_size);
    if (size < 2)
        return cli_usage(
            "one rank shares out, the others play: mpirun -n 3 thorp-arena-mpi BOT BOT ...");
    int status = arena_run(argc, argv, true, share_out);
    for (int rank = 1; rank < size; rank++)
        send_game(rank, STOP);
    return status;
}

/* Arguments are read when rank 0 has found them right and begins; else it has said what is wrong with them. */
static int help(int argc, char **argv)
{
    if (ask_game() == STOP)
        return CLI_OK;
    int status = arena_run(argc, argv, false, play_sent);
    if (status != CLI_OK) /* a file that is not on this machine */
        MPI_Abort(MPI_COMM_WORLD, status);
    return status;
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    int status = ranks(MPI_Comm_rank) == 0 ? lead(argc, argv) : help(argc, argv);
    MPI_Finalize();
    return status;
}

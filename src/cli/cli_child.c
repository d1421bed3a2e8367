/* cli_child.c - starts a program, writes to it and reads lines from it, by poll() and with deadlines. */
#include "cli_child.h"
#include "cli.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
    PATIENCE = 2000 /* ms a child has to end when its input has ended */
};

static void become(const char *command, int in, int out)
{
    setpgid(0, 0); /* so that what it starts can be ended with it */
    dup2(in, STDIN_FILENO);
    dup2(out, STDOUT_FILENO);
    signal(SIGPIPE, SIG_DFL);
    execl("/bin/sh", "sh", "-c", command, (char *)NULL);
    _exit(127);
}

static void close_both(const int fd[2])
{
    close(fd[0]);
    close(fd[1]);
}

bool cli_child_start(struct cli_child *c, const char *command)
{
    int in[2], out[2];
    *c = (struct cli_child){ .to = -1, .from = -1 };
    if (pipe2(in, O_CLOEXEC) != 0)
        return false;
    if (pipe2(out, O_CLOEXEC) != 0) {
        close_both(in);
        return false;
    }
    signal(SIGPIPE, SIG_IGN); /* a program that ends early is no reason to end too */
    c->pid = fork();
    if (c->pid == 0)
        become(command, in[0], out[1]);
    close(in[0]);
    close(out[1]);
    c->to = in[1];
    c->from = out[0];
    fcntl(c->to, F_SETFL, O_NONBLOCK);
    fcntl(c->from, F_SETFL, O_NONBLOCK);
    if (c->pid > 0)
        return true;
    c->pid = 0;
    return false;
}

/* Waits until fd can be used; false when the deadline has passed. */
static bool wait_for(int fd, short what, double deadline)
{
    struct pollfd p = { .fd = fd, .events = what };
    for (;;) {
        double left = deadline - cli_now();
        int n = poll(&p, 1, left > 0 ? (int)(1000 * left) + 1 : 0);
        if (n > 0)
            return true;
        if (n == 0 || errno != EINTR)
            return false;
    }
}

enum cli_child_state cli_child_send(struct cli_child *c, const char *text, size_t n,
                                    double deadline)
{
    while (n > 0) {
        ssize_t done = write(c->to, text, n);
        if (done < 0 && errno == EPIPE)
            return CHILD_FINE; /* it reads no more: whether it has ended or is silent shows when it should answer */
        if (done < 0 && errno != EAGAIN && errno != EINTR)
            return CHILD_GONE;
        if (done > 0) {
            text += done;
            n -= (size_t)done;
        } else if (!wait_for(c->to, POLLOUT, deadline))
            return CHILD_LATE;
    }
    return CHILD_FINE;
}

/* Reads what is there now, as far as there is room. */
static enum cli_child_state read_more(struct cli_child *c)
{
    if (c->n == sizeof c->buf)
        return CHILD_LONG;
    ssize_t got = read(c->from, c->buf + c->n, sizeof c->buf - c->n);
    if (got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR))
        return CHILD_GONE;
    c->n += got > 0 ? (size_t)got : 0;
    return CHILD_FINE;
}

static bool take_line(struct cli_child *c, char *line)
{
    char *end = memchr(c->buf, '\n', c->n);
    if (end == NULL)
        return false;
    size_t n = (size_t)(end - c->buf);
    memcpy(line, c->buf, n);
    line[n > 0 && line[n - 1] == '\r' ? n - 1 : n] = '\0';
    c->n -= n + 1;
    memmove(c->buf, end + 1, c->n);
    return true;
}

enum cli_child_state cli_child_line(struct cli_child *c, char *line, double deadline)
{
    while (!take_line(c, line)) {
        if (!wait_for(c->from, POLLIN, deadline))
            return CHILD_LATE;
        enum cli_child_state state = read_more(c);
        if (state != CHILD_FINE)
            return state;
    }
    return CHILD_FINE;
}

bool cli_child_spoke(struct cli_child *c)
{
    if (c->n == 0)
        read_more(c);
    return c->n > 0;
}

/* True when it has ended within its patience. */
static bool ended(pid_t pid, int *status)
{
    for (int ms = 0; ms < PATIENCE; ms += 5) {
        if (waitpid(pid, status, WNOHANG) == pid)
            return true;
        usleep(5000);
    }
    return false;
}

const char *cli_child_stop(struct cli_child *c, char *buf, size_t cap)
{
    int status = 0;
    snprintf(buf, cap, "could not be started");
    if (c->to >= 0)
        close(c->to);
    if (c->from >= 0)
        close(c->from);
    if (c->pid > 0 && ended(c->pid, &status)) {
        if (WIFEXITED(status) && WEXITSTATUS(status) == 127)
            snprintf(buf, cap, "could not be started");
        else if (WIFSIGNALED(status))
            snprintf(buf, cap, "was ended by signal %d", WTERMSIG(status));
        else
            snprintf(buf, cap, "ended with status %d", WEXITSTATUS(status));
    } else if (c->pid > 0) {
        snprintf(buf, cap, "did not end when its input did");
        kill(-c->pid, SIGKILL);
        waitpid(c->pid, &status, 0);
    }
    *c = (struct cli_child){ .to = -1, .from = -1 };
    return buf;
}

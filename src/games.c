/* games.c - the list of games this library plays. The one place that knows all families. */
#include "th.h"

extern const struct th_game cat_game, car_game, ela_game;

static const struct th_game *const games[] = { &cat_game, &car_game, &ela_game };

const char *th_version(void)
{
    return TH_VERSION;
}

const struct th_game *th_game_at(int i)
{
    return i >= 0 && i < (int)(sizeof games / sizeof games[0]) ? games[i] : NULL;
}

const struct th_game *th_game_find(const char *name)
{
    for (int i = 0; th_game_at(i) != NULL; i++)
        if (th_same(games[i]->name, name))
            return games[i];
    return NULL;
}

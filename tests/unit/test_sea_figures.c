/* test_sea_figures.c - figures for clients: gifts of the tribe and kept tokens, villages and cloth, the rest of a line to
 * its fortress, marks and claims of wonders. */
#include "sea.h"
#include "unsound.h"

static void described(struct table *t, const char *const *parts, const char *what)
{
    static char buf[65536];
    struct th_json j;
    th_json_start(&j, buf, (int)sizeof buf);
    t->game->describe(t->rules, t->state, 1, &j);
    bool good = th_json_end(&j);
    for (; *parts != NULL; parts++)
        if (strstr(buf, *parts) == NULL) {
            tap_note("missing: %s", *parts);
            good = false;
        }
    TAP_OK(good, "%s", what);
    table_close(t);
}

int main(void)
{
    static const char tribe[] = "catan +sea scenario=forgotten_tribe seats=3 first_player=1";
    static const char cloth[] = "catan +sea scenario=cloth_for_catan seats=3 first_player=1";
    static const char fleet[] = "catan +sea scenario=pirate_islands seats=3 first_player=1";
    static const char wonders[] = "catan +sea scenario=wonders_of_catan seats=3 first_player=1";
    described(unsound_position(tribe, LINES{ "gift_taken e114", "gift_chips 2 1", "gift_taken e18",
                                             "fresh 1 1knight", "token 1 brick", "token 2 lumber 3",
                                             "token 3 wool", "token 4 grain", "token 5 ore",
                                             "token 6 any", "robber h03", "phase act 1", NULL }),
              LINES{ "{\"kind\":\"gift_chip\",\"at\":\"e02\"}",
                     "{\"kind\":\"gift_card\",\"at\":\"e01\"}",
                     "{\"kind\":\"gift_harbour\",\"at\":\"e00\",\"token\":1,\"harbour\":\"brick\"",
                     "\"deck\":21,", "\"tribe\":{\"chips\":7,\"cards\":3,\"harbours\":5,",
                     "{\"seat\":2,\"parts\":{\"gifts\":1},\"kept\":[]}",
                     "\"kept\":[{\"token\":2,\"harbour\":\"lumber\",\"rate\":2}]", NULL },
              "CS-FT-02 CS-HID-04 gifts, the deck of those who buy, chips and kept tokens");
    described(unsound_position(cloth, LINES{ "village n43 3 1+2", "village n46 0 -", "cloth 1 5",
                                             "cloth 2 2", "phase act 1", NULL }),
              LINES{ "{\"kind\":\"village\",\"at\":\"n43\",\"number\":10,\"stock\":3,"
                     "\"contact\":[1,2]}",
                     "\"cloth\":{\"supply\":10,\"with_stock\":7,\"ends_at\":3,",
                     "{\"seat\":1,\"cloth\":5,\"parts\":{\"cloth\":2}}", NULL },
              "CS-CLOTH-03 CS-CLOTH-12 CS-HID-04 villages, supply, cloth and its points");
    described(unsound_position(fleet, LINES{ "colour 1 1",  "fort 1 3",         "settlement n23 1",
                                             "ship e33 1",  "ship e31 1",       "ship e30 1",
                                             "ship e28 1",  "ship e27 1",       "ship e07 1",
                                             "ship e05 1",  "ship e03 1",       "colour 2 3",
                                             "fort 2 3",    "settlement n72 2", "ship e104 2",
                                             "colour 3 4",  "fort 3 3",         "settlement n106 3",
                                             "ship e152 3", "phase act 1",      NULL }),
              LINES{ "\"ships\":8,\"ships_missing\":1,", "\"ahead\":[\"e02\"]}", NULL },
              "CS-PI-10 CS-PI-12 the rest of a line");
    described(
        unsound_position(wonders, LINES{ "wonder 1 2", "robber h19", "phase act 1", NULL }),
        LINES{
            "{\"kind\":\"brown\",\"at\":\"n39\"}", "{\"kind\":\"purple\",\"at\":\"n100\"}",
            "{\"kind\":\"no_setup\",\"at\":\"n84\"}",
            "\"no_claim\":[\"CS-WON-15\",\"CS-WON-15\",\"CS-WON-15\",\"CS-WON-15\",\"CS-WON-15\"]",
            "\"no_claim\":[\"CS-WON-05\",\"CS-WON-06\",\"CS-WON-05\",\"CS-WON-05\",\"CS-WON-05\"]",
            NULL },
        "CS-WON-02 CS-WON-05 CS-WON-06 CS-WON-15 marks of the map, why a card cannot be claimed");
    return tap_done();
}

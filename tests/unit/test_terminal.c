/* test_terminal.c - the terminal's drawing and sentences of Catan with things no box has yet: a map of 49 hexes with seas inside,
 * pieces at sea, colours nobody plays, and a made-up module with a piece, a move, an event and a question that no catalogue
 * knows. None of it is named in the terminal's files: that is what is shown here. */
#include "cli_catan.h"
#include "cli_draw_catan.h"
#include "table.h"

enum {
    SIDE = 7, /* rows and columns of the map */
    EAST = 1,
    NORTH_EAST = 0,
    PLAZA = 31,   /* a hex with a node in its middle              */
    VILLAGE = 45, /* a hex and a path with a mark of the module */
    CAMEL = 3,
    TEXT = 1 << 15
};

static struct cat_rules *rules(void);

/* The hex of the frame east of the middle row. */
static int frame_hex(void)
{
    return rules()->graph.hex_hex[4 * SIDE - 1][EAST];
}

/* --------------------------------------------------------- a made-up module */

static bool made_up_piece(const struct scene *s, int type, int at, struct catan_piece *out)
{
    bool hex = type == TH_T_HEX && at == VILLAGE, edge = type == TH_T_EDGE && at == CAMEL;
    bool frame = type == TH_T_HEX && at == frame_hex();
    (void)s;
    *out = (struct catan_piece){ .owner = edge ? 1 : CATAN_NOBODY };
    snprintf(out->text, sizeof out->text, edge ? "<c>" : frame ? "VESSEL" : "(vi)");
    if (frame)
        snprintf(out->brief, sizeof out->brief, "VES.");
    return hex || edge || frame;
}

static void made_up_place(const struct scene *s, int type, int value, char *buf, size_t cap)
{
    (void)s;
    if (type == TH_T_HEX && value == VILLAGE)
        snprintf(buf, cap, "5 cloth");
}

static int made_up_line(const struct scene *s, struct draw_grid *g, int x, int y, int w)
{
    (void)s;
    draw_text(g, x, y, w, pen(INK_TEXT), "fleet 3");
    return 1;
}

static void made_up_cost(const struct scene *s, int kind, char *buf, size_t cap)
{
    if (kind == CAT_KIND_NB)
        say_goods(s, cat_some(CAT_WOOL, 1), buf, cap);
}

static const char *made_up_role(const struct scene *s, int seat)
{
    (void)s;
    (void)seat;
    return "";
}

static const struct catan_part made_up = {
    .module = CAT_M_FRIENDLY, /* its switch stands for one that does not exist */
    .table = made_up_line,
    .piece = made_up_piece,
    .place = made_up_place,
    .cost = made_up_cost,
    .role = made_up_role,
};
const struct catan_part *const catan_parts[] = { &made_up, NULL };

/* ----------------------------------------------------------------- a table */

static struct {
    struct th_game game; /* Catan with one move and one event more */
    struct th_move_info moves[CAT_KIND_NB + 1];
    struct th_event_def events[CAT_EVENT_NB + 1];
    struct th_frame_def frame;
    struct cat_map map;
    struct play play;
    struct table *table;
    struct scene s;
} t;

static struct cat_base *base(void)
{
    return &((struct cat_state *)t.table->state)->base;
}

static struct cat_rules *rules(void)
{
    return (struct cat_rules *)t.table->rules;
}

/* 7 x 7 hexes, an island of four in the middle and one hex in the south-west corner. */
static void make_map(void)
{
    t.map.n_hex = SIDE * SIDE;
    for (int h = 0; h < SIDE * SIDE; h++) {
        t.map.q[h] = (int8_t)(h % SIDE - h / SIDE / 2);
        t.map.r[h] = (int8_t)(h / SIDE);
        base()->terrain[h] = CAT_SEA;
        base()->number[h] = 0;
    }
    t.map.n_plazas = 1;
    t.map.plazas[0].hex = PLAZA;
    t.map.plazas[0].corners = 1 << 0 | 1 << 2 | 1 << 4; /* N, SE, SW */
    TAP_EQ(cat_graph_build(&rules()->graph, &t.map), 0, "49 hexes fit the caps of a board");
    base()->terrain[23] = CAT_FOREST, base()->number[23] = 1 << 8;
    base()->terrain[24] = CAT_FIELDS, base()->number[24] = 1 << 4;
    base()->terrain[30] = base()->terrain[31] = CAT_DESERT;
    base()->terrain[42] = CAT_HILLS, base()->number[42] = 1 << 10;
    base()->robber = 31;
    memset(base()->harbour, 0, sizeof base()->harbour);
    memset(base()->node, 0, sizeof base()->node);
    memset(base()->edge, 0, sizeof base()->edge);
}

static void make_game(void)
{
    t.game = *t.table->game;
    memcpy(t.moves, t.game.moves, CAT_KIND_NB * sizeof t.moves[0]);
    memcpy(t.events, t.game.events, CAT_EVENT_NB * sizeof t.events[0]);
    t.moves[CAT_KIND_NB] =
        (struct th_move_info){ .word = "sail", .args = { TH_T_EDGE, TH_T_EDGE } };
    t.events[CAT_EVENT_NB] =
        (struct th_event_def){ .name = "sighted", .args = { TH_T_HEX, TH_T_COUNT } };
    t.game.moves = t.moves;
    t.game.n_moves = CAT_KIND_NB + 1;
    t.game.events = t.events;
    t.game.n_events = CAT_EVENT_NB + 1;
    t.table->rules->game = &t.game;
}

static void open_table(const char *setup)
{
    t.table = table_open(setup, 1);
    make_map();
    make_game();
    t.play.face = &play_face_catan;
    t.s = (struct scene){ .play = &t.play,
                          .face = &play_face_catan,
                          .game = &t.game,
                          .rules = t.table->rules,
                          .view = t.table->state,
                          .viewer = 0,
                          .lang = LANG_EN };
}

/* ------------------------------------------------------------------ drawing */

/* The drawing as text, in the largest size that fits; does it fit? */
static bool draw(int w, int h, const struct board_marks *m, struct draw_grid *g, char text[TEXT])
{
    bool fits = draw_catan(&t.s, m, w, h, g);
    FILE *out = fmemopen(text, TEXT, "w");
    if (out == NULL)
        abort();
    draw_print(g, out, 0);
    fclose(out);
    return fits;
}

/* Where a text stands in the drawing; -1, -1: nowhere. */
static void find(const char *text, const char *what, int *x, int *y)
{
    char line[512];
    *x = *y = -1;
    for (int row = 0; *text != '\0'; row++) {
        size_t n = strcspn(text, "\n");
        snprintf(line, sizeof line, "%.*s", (int)n, text);
        const char *at = strstr(line, what);
        if (at != NULL) {
            *y = row;
            *x = 0;
            for (const char *c = line; c < at; ++*x)
                utf8_next(&c);
            return;
        }
        text += n + (text[n] == '\n');
    }
}

static bool shows(const char *text, const char *what)
{
    return strstr(text, what) != NULL;
}

/* The path on a side of a hex. */
static int side(int hex, int i)
{
    return cat_graph_side(&rules()->graph, hex, i);
}

static void look(const char *text)
{
    if (getenv("LOOK") != NULL)
        fputs(text, stdout);
}

static void test_sea(void)
{
    static char text[TEXT];
    struct draw_grid g;
    int x, y, hx, hy;
    base()->harbour[0] = (uint8_t)(side(24, NORTH_EAST) + 1);
    base()->harbour_kind[0] = CAT_ANY_HARBOUR;
    TAP_OK(draw(80, 36, &(struct board_marks){ 0 }, &g, text), "49 hexes are drawn in 80 x 36");
    look(text);
    TAP_OK(!shows(text, "sea") && shows(text, "~ ~"), "the sea of a map is water");
    find(text, "for.", &x, &y);
    TAP_OK(x >= 0 && draw_ground(&g, x, y) == INK_FOREST, "land has the ground of its terrain");
    TAP_OK(draw_ground(&g, x - g.w / SIDE, y) == INK_SEA, "and beside it is the sea");
    find(text, "fiel", &hx, &hy);
    find(text, "3:1", &x, &y);
    TAP_OK(x > hx && y < hy && draw_ground(&g, x, y) == INK_SEA,
           "a harbour is told in the sea hex of its path, inside the map");
    TAP_OK(shows(text, "(vi)") && shows(text, "<c>"), "marks of a module on a hex and on a path");
    TAP_OK(shows(text, "ROB"), "the robber stands on his hex");
    TAP_OK(shows(text, "~ ~     ~ ~ "), "open water has no lines");
    draw_free(&g);
    TAP_OK(!draw(45, 15, &(struct board_marks){ 0 }, &g, text) && g.w > 45 && g.h > 15,
           "in a smaller window it is drawn all the same, to be scrolled");
    draw_free(&g);
}

static void test_pieces(void)
{
    static char text[TEXT];
    struct draw_grid g;
    base()->edge[side(23, 5)] = 1;
    base()->edge[side(9, NORTH_EAST)] = 1 | CAT_WATER;
    base()->node[rules()->graph.hex_node[30][3]] = 4;
    draw(80, 36, &(struct board_marks){ 0 }, &g, text);
    look(text);
    TAP_OK(shows(text, "=R="), "a road is =R=");
    TAP_OK(shows(text, "~R~"), "a piece of another class is ~R~");
    TAP_OK(shows(text, "(G)"), "a colour nobody plays is drawn like the others");
    draw_free(&g);
    base()->edge[side(30, EAST)] = 2 | CAT_WATER;
    for (int w = 80; w <= 140; w += 20) {
        draw(w, 80, &(struct board_marks){ 0 }, &g, text);
        TAP_OK(shows(text, "~R~") && shows(text, "~B~"), "... in every size, %d cells wide", w);
        draw_free(&g);
    }
    base()->edge[side(30, EAST)] = 0;
}

/* Hexes of the frame, where moves can name them. */
static void test_frame(void)
{
    static char text[TEXT];
    struct draw_grid g;
    int x, y, hx, hy, h = frame_hex();
    draw(80, 36, &(struct board_marks){ .ids = true }, &g, text);
    TAP_OK(!shows(text, "h49") && !shows(text, "VES."), "the frame is not drawn");
    draw_free(&g);
    rules()->params.ring_hexes = 1;
    TAP_OK(draw(80, 36, &(struct board_marks){ 0 }, &g, text),
           "with marks on its frame it fits 80 x 36, too");
    look(text);
    find(text, "VES.", &x, &y);
    find(text, "fore", &hx, &hy);
    TAP_OK(x > hx && y > hy, "what stands east of the map is drawn there (%d,%d)", x, y);
    TAP_OK(!shows(text, "VESSEL") && draw_ground(&g, x + 4, y) == INK_BLACK,
           "... in brief where there is little room");
    draw_free(&g);
    draw(160, 80, &(struct board_marks){ 0 }, &g, text);
    TAP_OK(shows(text, "VESSEL"), "... in full where there is more");
    draw_free(&g);
    struct th_moves moves = { .n = 1 };
    moves.at[0] = th_make(CAT_ROBBER, h, 0, 0);
    draw(80, 36, &(struct board_marks){ .moves = &moves }, &g, text);
    TAP_OK(draw_find(&g, INK_SPOT, &x, &y), "a place of a move there is marked");
    draw_free(&g);
    rules()->params.ring_hexes = 0;
}

static void test_plaza(void)
{
    static char text[TEXT];
    struct draw_grid g;
    const struct cat_graph *graph = &rules()->graph;
    int e = graph->n_edge - 1, x, y, hx, hy; /* to the corner SE */
    char place[200];
    base()->edge[e] = 2;
    draw(120, 60, &(struct board_marks){ .ids = true }, &g, text);
    look(text);
    find(text, "n126", &x, &y);
    find(text, "h31", &hx, &hy);
    TAP_OK(y == hy - 1 && x >= 0, "a node amid a hex is drawn there (%d,%d)", x, y);
    TAP_OK(shows(text, "=B="), "and a road to it");
    draw_free(&g);
    play_face_catan.place(&t.s, TH_T_EDGE, e, place, sizeof place);
    TAP_OK(strstr(place, "desert") != NULL && strstr(strstr(place, "desert") + 1, "desert") == NULL,
           "which lies in one hex (%s)", place);
    base()->edge[e] = 0;
}

static void test_marks(void)
{
    static char text[TEXT];
    struct draw_grid g;
    int x, y;
    struct th_moves moves = { .n = 0 };
    moves.at[moves.n++] = th_make(CAT_KIND_NB, side(9, EAST), side(45, EAST), 0);
    struct board_marks m = { .moves = &moves, .pick = moves.at[0] };
    draw(80, 36, &m, &g, text);
    TAP_OK(draw_find(&g, INK_PICK, &x, &y), "the places of an unknown move are marked");
    draw_free(&g);
}

/* ---------------------------------------------------------------- sentences */

static void test_unknown(enum i18n_lang lang, const char *group, const char *event,
                         const char *question)
{
    char text[PLAY_TEXT];
    struct th_flow *flow = t.table->state;
    th_move m = th_make(CAT_KIND_NB, 4, 5, 0);
    struct th_event e = { .kind = CAT_EVENT_NB, .seat = 1, .a = { VILLAGE, 3 } };
    t.s.lang = lang;
    t.play.moves.n = 1;
    t.play.moves.at[0] = m;
    say_move(&t.s, 0, m, text, sizeof text);
    TAP_STR(text, "sail e04 e05", "a move without a sentence is told by its notation");
    say_group(&t.s, CAT_KIND_NB, text, sizeof text);
    TAP_STR(text, group, "its heading says what it asks for, and its price");
    say_event(&t.s, &e, text, sizeof text);
    TAP_STR(text, event, "an event without a sentence is told with its places");
    th_clause clause = 0;
    int kind = flow->stack[flow->depth - 1].kind;
    const struct th_frame_def *known = t.table->rules->frame[kind];
    t.frame = *known;
    t.frame.name = "catan.voyage";
    t.table->rules->frame[kind] = &t.frame;
    say_ask(&t.s, 0, text, sizeof text, &clause);
    t.table->rules->frame[kind] = known;
    TAP_STR(text, question, "a question without a sentence lists its answers");
    TAP_EQ(clause, known->asks, "and cites its clause");
}

static void test_panel(void)
{
    struct draw_grid g;
    char text[4096];
    draw_start(&g, 60, 20);
    t.s.lang = LANG_EN;
    g.h = play_face_catan.table(&t.s, &g, 0, 0, 60);
    FILE *out = fmemopen(text, sizeof text, "w");
    if (out == NULL)
        abort();
    draw_print(&g, out, 0);
    fclose(out);
    TAP_OK(shows(text, "Bank") && shows(text, "fleet 3"), "a module has its line under the bank");
    draw_free(&g);
}

int main(void)
{
    open_table("catan +friendly seats=3");
    test_sea();
    test_pieces();
    test_frame();
    test_plaza();
    test_marks();
    test_unknown(LANG_EN, "sail: path, path (1 wool)", "Blue: sighted h45 (sea, 5 cloth), 3",
                 "Red: choose one of these: sail: path, path (1 wool).");
    test_unknown(LANG_RU, "sail: путь, путь (1 шерсть)", "Синий: sighted h45 (море, 5 cloth), 3",
                 "Красный: выберите одно из этого: sail: путь, путь (1 шерсть).");
    test_panel();
    table_close(t.table);
    open_table("catan seats=3");
    static char text[TEXT];
    struct draw_grid g;
    draw(80, 36, &(struct board_marks){ 0 }, &g, text);
    TAP_OK(!shows(text, "(vi)"), "a table without the module shows nothing of it");
    draw_free(&g);
    table_close(t.table);
    return tap_done();
}

/* store_schema.h - the schema as numbered steps, for both back ends.
 *
 * A step that was ever released is never edited: a change is a new step at the end. The words that
 * differ between SQLite and PostgreSQL are the arguments of each step. */
#ifndef STORE_SCHEMA_H
#define STORE_SCHEMA_H

/* INT 64 bits, BLOB bytes, ID a text compared by bytes, STRICT and ROWLESS behind the bracket. */
#define STORE_SCHEMA_1(INT, BLOB, ID, STRICT, ROWLESS)                                             \
    "CREATE TABLE game("                                                                           \
    " id " ID " PRIMARY KEY,"                                                                      \
    " created " INT " NOT NULL,"                                                                   \
    " ended " INT " NOT NULL,"                                                                     \
    " listed " INT " NOT NULL,"                                                                    \
    " setup TEXT NOT NULL,"                                                                        \
    " seed " BLOB " NOT NULL)" STRICT ";"                                                          \
    "CREATE TABLE log("                                                                            \
    " game " ID " NOT NULL REFERENCES game(id),"                                                   \
    " seq " INT " NOT NULL,"                                                                       \
    " at " INT " NOT NULL,"                                                                        \
    " text TEXT NOT NULL,"                                                                         \
    " PRIMARY KEY(game, seq))" ROWLESS ";"                                                         \
    "CREATE TABLE chat("                                                                           \
    " game " ID " NOT NULL REFERENCES game(id),"                                                   \
    " id " INT " NOT NULL,"                                                                        \
    " at " INT " NOT NULL,"                                                                        \
    " person TEXT NOT NULL,"                                                                       \
    " text TEXT NOT NULL,"                                                                         \
    " PRIMARY KEY(game, id))" ROWLESS ";"                                                          \
    "CREATE TABLE person("                                                                         \
    " id " ID " PRIMARY KEY,"                                                                      \
    " name TEXT NOT NULL,"                                                                         \
    " fold " ID " UNIQUE," /* accounts only: the name in lower case */                             \
    " password TEXT NOT NULL,"                                                                     \
    " created " INT " NOT NULL,"                                                                   \
    " seen " INT " NOT NULL,"                                                                      \
    " played " INT " NOT NULL,"                                                                    \
    " finished " INT " NOT NULL,"                                                                  \
    " left_early " INT " NOT NULL)" STRICT ";"                                                     \
    "CREATE TABLE lease("                                                                          \
    " game " ID " PRIMARY KEY REFERENCES game(id),"                                                \
    " node TEXT NOT NULL,"                                                                         \
    " until " INT " NOT NULL)" STRICT ";"

/* The list of tables is sorted by age and mostly asks for open ones: few among many. */
#define STORE_SCHEMA_2(INT, BLOB, ID, STRICT, ROWLESS)                                             \
    "CREATE INDEX game_newest ON game(created DESC);"                                              \
    "CREATE INDEX game_open ON game(created DESC) WHERE ended = 0;"

/* What bears a person's name, for those who delete their account. */
#define STORE_SCHEMA_3(INT, BLOB, ID, STRICT, ROWLESS)                                             \
    "CREATE INDEX log_person ON log(substr(text, 9, 21))"                                          \
    " WHERE substr(text, 1, 6) IN ('~ sit ', '~ ask ');"                                           \
    "CREATE INDEX chat_person ON chat(person);"

#define STORE_IN_SQLITE(STEP)   STEP("INTEGER", "BLOB", "TEXT", " STRICT", " STRICT, WITHOUT ROWID")
#define STORE_IN_POSTGRES(STEP) STEP("BIGINT", "BYTEA", "TEXT COLLATE \"C\"", "", "")
#define STORE_STEP(STEP)                                                                           \
    {                                                                                              \
        STORE_IN_SQLITE(STEP), STORE_IN_POSTGRES(STEP)                                             \
    }

enum {
    STORE_SCHEMA_NEWEST = 3
};

/* [version - 1][is it PostgreSQL] */
static const char *const store_schema[STORE_SCHEMA_NEWEST][2] = {
    STORE_STEP(STORE_SCHEMA_1),
    STORE_STEP(STORE_SCHEMA_2),
    STORE_STEP(STORE_SCHEMA_3),
};

/* Holds one row: the number of the last step that was carried out. */
static const char *const store_schema_table[2] = {
    "CREATE TABLE IF NOT EXISTS thorp_schema(version INTEGER NOT NULL) STRICT",
    "CREATE TABLE IF NOT EXISTS thorp_schema(version INTEGER NOT NULL)",
};

#endif

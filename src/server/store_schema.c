/* store_schema.c - brings a database to the newest schema, or says why not.
 *
 * All missing steps in one transaction that keeps other processes out: a database is at one
 * version or at another, never between. A database newer than the program is left alone. */
#include "store_back.h"
#include "store_schema.h"

#include <inttypes.h>
#include <stdio.h>

/* Inside the transaction. */
static bool steps(const struct store_dialect *d, void *db, int64_t from)
{
    char sql[80];
    for (int64_t v = from; v < STORE_SCHEMA_NEWEST; v++)
        if (!d->exec(db, store_schema[v][d->postgres]))
            return false;
    if (from == STORE_SCHEMA_NEWEST)
        return true;
    snprintf(sql, sizeof sql, "INSERT INTO thorp_schema VALUES(%d)", STORE_SCHEMA_NEWEST);
    return d->exec(db, "DELETE FROM thorp_schema") && d->exec(db, sql);
}

static bool upgrade(const struct store_dialect *d, void *db, char *err, size_t cap)
{
    int64_t version = 0;
    bool ok = d->exec(db, store_schema_table[d->postgres]) &&
              d->number(db, "SELECT max(version) FROM thorp_schema", &version);
    if (ok && (version < 0 || version > STORE_SCHEMA_NEWEST)) {
        snprintf(err, cap,
                 "the database has version %" PRId64 " of the schema and this program knows only "
                 "versions up to %d: use a newer thorp",
                 version, STORE_SCHEMA_NEWEST);
        return false;
    }
    if (ok && steps(d, db, version) && d->exec(db, "COMMIT"))
        return true;
    snprintf(err, cap, "cannot prepare the database: %s", d->why(db));
    return false;
}

bool store_migrate(const struct store_dialect *d, void *db, char *err, size_t cap)
{
    if (!d->exec(db, d->begin)) {
        snprintf(err, cap, "cannot prepare the database: %s", d->why(db));
        return false;
    }
    if (upgrade(d, db, err, cap))
        return true;
    d->exec(db, "ROLLBACK");
    return false;
}

/* srv_patch.h - what changed between two views, as JSON (docs/PROTOCOL.md, "Patches"). */
#ifndef SRV_PATCH_H
#define SRV_PATCH_H

#include <stddef.h>

/* Writes the patch that makes `after` of `before`, both JSON values without blanks as the engine writes them. Length, or 0
 * when it does not fit into cap bytes. */
size_t patch_write(const char *before, const char *after, char *out, size_t cap);

#endif

// patch.ts - a view sent as what changed since the last one (docs/PROTOCOL.md, "Patches").

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Splice = [at: number, gone: number, items: Json[]];
/** [value]: replaced or new; [value, key]: new, before that member; []: gone; an object: what changes inside. */
export type Patch = Json[] | { [key: string]: Patch };

function patchedList(old: Json[], patch: { [key: string]: Patch }): Json[] {
  const list = [...old];
  for (const [at, gone, items] of (patch[''] ?? []) as unknown as Splice[]) list.splice(at, gone, ...items);
  for (const [key, change] of Object.entries(patch)) if (key !== '') list[Number(key)] = patched(list[Number(key)] ?? null, change);
  return list;
}

function putBefore(old: { [key: string]: Json }, key: string, value: Json, next: Json): { [key: string]: Json } {
  return Object.fromEntries(Object.entries(old).flatMap(([k, v]) => (k === next ? [[key, value] as const, [k, v] as const] : [[k, v] as const])));
}

/** What a patch makes of a value. The old one stays as it is, and what did not change is shared with it. */
export function patched(old: Json, patch: Patch): Json {
  if (Array.isArray(patch)) return patch[0] ?? null;
  if (Array.isArray(old)) return patchedList(old, patch);
  let all = { ...(old as { [key: string]: Json }) };
  for (const [key, change] of Object.entries(patch)) {
    if (!Array.isArray(change)) all[key] = patched(all[key] ?? null, change);
    else if (change.length === 0) delete all[key];
    else if (change.length === 2) all = putBefore(all, key, change[0] ?? null, change[1] ?? null);
    else all[key] = change[0] ?? null;
  }
  return all;
}

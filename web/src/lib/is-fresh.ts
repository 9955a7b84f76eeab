const leastLeftMs = 30_000;

/** Returns whether a token may be used. One that expires soon may not, because the request takes time. */
export function isFresh(expiresAtMs: number): boolean {
  return expiresAtMs - Date.now() > leastLeftMs;
}

/**
 * What this tab has kept under a name, over reloads. Undefined if there is nothing, without storage, and if `read`
 * throws: programs of other times may have left anything there.
 */
export function readFromTab<Value>(
  name: string,
  read: (kept: unknown) => Value,
): Value | undefined {
  try {
    const kept = sessionStorage.getItem(name);
    return kept === null ? undefined : read(JSON.parse(kept));
  } catch {
    return undefined;
  }
}

/** Without storage nothing is kept. */
export function saveInTab(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // The next reload forgets it.
  }
}

export function removeFromTab(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // There is nothing to forget.
  }
}

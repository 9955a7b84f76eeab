/**
 * Returns what this tab stored under a name. Returns undefined if nothing is stored, storage is unavailable, or
 * `read` throws. Another version of the site may have stored something else.
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

/** Stores a value until the tab closes. Does nothing if storage is unavailable. */
export function saveInTab(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // The next reload loses the value.
  }
}

export function removeFromTab(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Without storage there is nothing to remove.
  }
}

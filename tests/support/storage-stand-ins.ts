export function aStorage(entries: Record<string, string> = {}): Storage {
  const held = new Map(Object.entries(entries));
  return {
    get length() {
      return held.size;
    },
    key: (index) => [...held.keys()][index] ?? null,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
    clear: () => held.clear(),
  };
}

export function aFullStorage(): Storage {
  return Object.assign(aStorage(), {
    setItem() {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  });
}

/** Throws as a browser does when a page merely accesses a blocked storage. */
export function forbiddenStorage(): Storage {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

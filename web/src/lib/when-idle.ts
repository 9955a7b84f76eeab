const waitLimitMs = 4_000;

/** Runs a task when the page is idle. Returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(act, { timeout: waitLimitMs });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(act, waitLimitMs);
  return () => clearTimeout(timer);
}

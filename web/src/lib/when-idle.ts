const longestWaitMs = 4_000;

/** Runs something that is not urgent once the page has nothing else to do. Returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(act, { timeout: longestWaitMs });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(act, longestWaitMs);
  return () => clearTimeout(timer);
}

const limitMs = 3_000;
const takeovers = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls to a saved position while the page grows, until the visitor scrolls or calls the returned function. */
export function restoreScroll(top: number): () => void {
  const end = new AbortController();
  const stop = () => end.abort();
  const observer = new ResizeObserver(attempt);
  const timer = setTimeout(stop, limitMs);
  end.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const takeover of takeovers) {
    globalThis.addEventListener(takeover, stop, { signal: end.signal });
  }
  observer.observe(document.body);
  attempt();
  return stop;

  function attempt() {
    scrollTo({ top, behavior: 'instant' });
    if (Math.abs(scrollY - top) < 1) stop();
  }
}

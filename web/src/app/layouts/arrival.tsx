import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { hasInteracted } from '../../startup/early-input.ts';
import { isOpenedAt, useLocation } from '../../lib/router.ts';
import { followScroll, historyEntry, scrollOf } from '../../lib/scroll-memory.ts';
import { interactionEvents } from '../../startup/interaction-events.ts';
import { pageAt } from '../site-map.ts';
import { arriveAt, focusHeading, focusTargetInView } from './focus-target.ts';

/**
 * Completes a navigation: sets the title, then scrolls to the top and focuses the heading, or
 * goes to the place that the hash names. Back and forward restore the scroll position. The focus stays where a
 * visitor put it while the page loaded. The component is a sibling of the page, so that its effect runs when
 * the page is in the document.
 */
export function Arrival() {
  const location = useLocation();
  const lastPath = useRef(location.pathname);
  const interactionPath = usePathOfLastInteraction();
  useLayoutEffect(() => {
    const { pathname, hash } = location;
    describePage(pathname);
    const isNewPage = lastPath.current !== pathname;
    lastPath.current = pathname;
    const entry = historyEntry(location);
    const isOpened = isOpenedAt(location) && pageAt(pathname).isPublic;
    // The browser has gone to the place. The visitor may have gone on before the page runs.
    const saved = isOpened && hasInteracted() ? undefined : scrollOf(entry);
    const stop = saved === undefined ? undefined : restoreScroll(saved);
    if (isOpened) {
      followScroll(entry);
      return stop;
    }
    const named = document.getElementById(hash.slice(1));
    if (named && !stop) arriveAt(named);
    else if (isNewPage) {
      if (!stop) scrollTo({ top: 0, behavior: 'instant' });
      const isFocusPlaced =
        interactionPath.current === pathname && document.activeElement !== document.body;
      if (!isFocusPlaced) (stop ? focusTargetInView : focusHeading)();
    }
    followScroll(entry);
    return stop;
  }, [location, interactionPath]);
  return null;
}

/** The address at which the visitor last pressed something. It changes before its page appears. */
function usePathOfLastInteraction(): RefObject<string | undefined> {
  const interactionPath = useRef<string>(undefined);
  useEffect(() => {
    const end = new AbortController();
    const recordPath = () => (interactionPath.current = globalThis.location.pathname);
    for (const type of ['keydown', 'pointerdown']) {
      globalThis.addEventListener(type, recordPath, { capture: true, signal: end.signal });
    }
    return () => end.abort();
  }, []);
  return interactionPath;
}

function describePage(path: string): void {
  document.title = pageAt(path).title;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical) canonical.href = new URL(path, canonical.href).href;
}

const limitMs = 3_000;

/** Scrolls to a saved position while the page grows, until the visitor scrolls or calls the returned function. */
function restoreScroll(top: number): () => void {
  const end = new AbortController();
  const stop = () => end.abort();
  const observer = new ResizeObserver(attempt);
  const timer = setTimeout(stop, limitMs);
  end.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const type of interactionEvents) {
    globalThis.addEventListener(type, stop, { signal: end.signal });
  }
  observer.observe(document.body);
  attempt();
  return stop;

  function attempt() {
    scrollTo({ top, behavior: 'instant' });
    if (Math.abs(scrollY - top) < 1) stop();
  }
}

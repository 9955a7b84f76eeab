import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { hasInteracted } from '../../startup/early-input.ts';
import type { Location } from '../../lib/location.ts';
import { isOpenedAt, useLocation } from '../../lib/router.ts';
import { followScroll, historyEntry, scrollOf } from '../../lib/scroll-memory.ts';
import { interactionEvents } from '../../startup/interaction-events.ts';
import { pageAt } from '../site-map.ts';
import { arriveAt, focusHeading, focusTargetInView } from './focus-target.ts';

/**
 * Sets the title, the scroll position and the focus after a navigation. The focus stays if the visitor moved it
 * while the page loaded.
 */
export function Arrival() {
  const location = useLocation();
  const lastPath = useRef(location.pathname);
  const interactionPath = usePathOfLastInteraction();
  useLayoutEffect(
    () =>
      whenPageShown(() => {
        const { pathname } = location;
        const isNewPage = lastPath.current !== pathname;
        lastPath.current = pathname;
        const isFocusPlaced =
          interactionPath.current === pathname && document.activeElement !== document.body;
        return arrive(location, isNewPage, isFocusPlaced);
      }),
    [location, interactionPath],
  );
  return null;
}

/** Returns a function that ends the restoring of a scroll position. */
function arrive(
  location: Location,
  isNewPage: boolean,
  isFocusPlaced: boolean,
): (() => void) | undefined {
  const { pathname, hash } = location;
  describePage(pathname);
  const entry = historyEntry(location);
  const isOpened = isOpenedAt(location) && pageAt(pathname).isPublic;
  // The browser already went to the hash. A visitor who has acted since then keeps the scroll position.
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
    if (!isFocusPlaced) (stop ? focusTargetInView : focusHeading)();
  }
  followScroll(entry);
  return stop;
}

/**
 * Calls `act` once the page is in the document, before it is painted. While the page's code loads, `main` is empty.
 * Returns a function that ends what `act` began.
 */
function whenPageShown(act: () => (() => void) | undefined): () => void {
  let end: (() => void) | undefined;
  const main = document.querySelector('main');
  const observer = new MutationObserver(actOnce);
  if (main) observer.observe(main, { childList: true });
  actOnce();
  return () => {
    observer.disconnect();
    end?.();
  };

  function actOnce() {
    if (main?.firstElementChild === null) return;
    observer.disconnect();
    end = act();
  }
}

/**
 * Returns a ref to the path where the visitor last pressed a key or the pointer. The path changes before its page
 * appears.
 */
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

/**
 * Scrolls to a saved position, repeatedly while the page grows. Stops when the visitor acts. Returns a function
 * that stops it.
 */
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

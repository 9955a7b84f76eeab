import { currentLocation, type Location } from './location.ts';
import { once } from './once.ts';
import { saveInTab, readFromTab } from './tab-storage.ts';

const storageKey = 'scroll-positions';
const maxEntries = 50;

const positions = once(readPositions);
let followed: string | undefined;

/**
 * Returns the name of a history entry. A new entry has a new key, unless the browser created it for a link with a
 * hash.
 */
export function historyEntry({ key, pathname, hash }: Location): string {
  return `${key} ${pathname}${hash}`;
}

export function followScroll(entry: string): void {
  if (followed === undefined) start();
  followed = entry;
  savePosition();
}

/** Returns the saved position of an entry in pixels; undefined for a new entry. */
export function scrollOf(entry: string): number | undefined {
  return followed === undefined && isNewVisit() ? undefined : positions().get(entry);
}

function start(): void {
  // The browser restores the position before the page's content exists, except on a reload.
  if (document.readyState === 'complete') restoreHere();
  globalThis.addEventListener('pageshow', restoreHere);
  globalThis.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    savePosition();
    writePositions();
  });
  globalThis.addEventListener('scroll', savePosition, { passive: true });
  globalThis.addEventListener('click', savePositionAtLink, { capture: true });
}

function restoreHere(): void {
  history.scrollRestoration = 'manual';
}

/** Saves the position. A scroll after the address changed and before its page is shown belongs to no entry. */
function savePosition(): void {
  if (followed !== historyEntry(currentLocation())) return;
  positions().set(followed, scrollY);
}

/**
 * A link may lead to another page before the next frame delivers the scroll event. At other clicks, reading the
 * position would only make the browser lay the page out twice.
 */
function savePositionAtLink({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('a')) savePosition();
}

/** Returns whether the visitor came by an address or a link, not by a reload or the history. */
function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return !(visit instanceof PerformanceNavigationTiming) || visit.type === 'navigate';
}

function readPositions(): Map<string, number> {
  return readFromTab(storageKey, (kept) => new Map(kept as [string, number][])) ?? new Map();
}

/** Without storage, a reload starts at the top. */
function writePositions(): void {
  saveInTab(storageKey, [...positions()].slice(-maxEntries));
}

import { once } from './once.ts';

/** How far each entry of the history was scrolled, kept over a reload of the page. */
const storageKey = 'scroll-positions';
const keptEntries = 50;

const positions = once(readPositions);
let followed: string | undefined;

/** The name of an entry of the history. One that was not there before has a key of its own. */
export function historyEntry({ key, pathname }: { key: string; pathname: string }): string {
  return `${key} ${pathname}`;
}

/** From now on the window's scroll position belongs to this entry. */
export function followScroll(entry: string): void {
  if (followed === undefined) start();
  followed = entry;
  note();
}

/** Where the entry was left; undefined for one that was not there before. */
export function scrollOf(entry: string): number | undefined {
  return followed === undefined && isNewVisit() ? undefined : positions().get(entry);
}

function start(): void {
  // The browser restores too early, before the page's code is there. Over a reload it does well.
  history.scrollRestoration = 'manual';
  globalThis.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  globalThis.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    writePositions();
  });
  globalThis.addEventListener('scroll', note, { passive: true });
}

function note(): void {
  if (followed !== undefined) positions().set(followed, scrollY);
}

/** Whoever typed an address, or came by a link from elsewhere, did not return to where they were. */
function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return !(visit instanceof PerformanceNavigationTiming) || visit.type === 'navigate';
}

function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

function writePositions(): void {
  try {
    const entries = JSON.stringify([...positions()].slice(-keptEntries));
    sessionStorage.setItem(storageKey, entries);
  } catch {
    // Without storage a reload starts at the top.
  }
}

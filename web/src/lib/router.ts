import { createContext, useContext } from 'react';
import { dialogEntryLeft, isDialogEntry, watchDialogEntry } from './dialog-entry.ts';
import { currentLocation, isSameLocation, type Location } from './location.ts';
import { nextPaint } from './next-paint.ts';
import { createStore, useStore, type Store } from './store.ts';

/** The location of a page that is rendered without a browser. */
export const FixedLocation = createContext<Location | undefined>(undefined);

const nowhere = createStore<Location>({ pathname: '', hash: '', key: '' });

/** Returns undefined if there is nothing to wait for. */
type Load = (path: string) => Promise<unknown> | undefined;

let router: { load: Load; shown: Store<Location>; requested: Store<Location> } | undefined;

/** The location where the browser itself scrolled, to the hash or to an earlier position. */
let opened: Location | undefined;

/**
 * Follows the browser's address, starting with the first page. Each page is shown after `load` has loaded its code.
 * `isPrerendered` says whether the document contained the first page.
 */
export function startRouter(first: Location, load: Load, isPrerendered: boolean): void {
  router = { load, shown: createStore(first), requested: createStore(first) };
  const here = currentLocation();
  if (isPrerendered && here.pathname === first.pathname) opened = here;
  globalThis.addEventListener('popstate', () => void follow());
  watchDialogEntry();
  void follow();
}

/** Returns the location of the page that is shown. The browser's address may name a page that is still loading. */
export function useLocation(): Location {
  const current = useStore(router?.shown ?? nowhere);
  return useContext(FixedLocation) ?? current;
}

/** Returns the location that the visitor has requested. Its page is shown after the next paint, or once it's loaded. */
export function useRequestedLocation(): Location {
  const current = useStore(router?.requested ?? nowhere);
  return useContext(FixedLocation) ?? current;
}

/** Returns whether the document was opened at a location and has shown no other since. */
export function isOpenedAt(location: Location): boolean {
  return opened !== undefined && isSameLocation(location, opened);
}

/**
 * Goes to an address of the site. The current address adds no history entry. A dialog's history entry is replaced.
 */
export function navigate(to: string, { replace = false } = {}): void {
  const left = dialogEntryLeft();
  if (left) {
    void left.then(() => navigate(to, { replace }));
    return;
  }
  const isHere = new URL(to, location.href).href === location.href;
  const state = { key: Math.random().toString(36).slice(2) };
  if (replace || isHere || isDialogEntry()) history.replaceState(state, '', to);
  else history.pushState(state, '', to);
  void follow();
}

async function follow(): Promise<void> {
  if (!router) return;
  const { load, shown, requested } = router;
  const next = currentLocation();
  requested.set(next);
  if (isSameLocation(next, shown.get())) return;
  const { pathname, hash } = shown.get();
  const isHere = next.pathname === pathname;
  // A part of the page is shown at once. A list shows its filter first.
  if (!isHere || next.hash === hash) {
    // The page itself reports that its code didn't load.
    await ((isHere ? undefined : load(next.pathname))?.catch(() => {}) ?? nextPaint());
    if (!isSameLocation(next, currentLocation())) return;
  }
  if (!isOpenedAt(next)) opened = undefined;
  shown.set(next);
}

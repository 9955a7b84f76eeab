import { useDeferredValue, type ReactNode } from 'react';
import type { Location } from './location.ts';
import { useLocation } from './router.ts';
import { historyEntry, scrollOf } from './scroll-memory.ts';
import { useIsHydrating } from './use-is-hydrating.ts';

interface BelowFirstScreenProps {
  /** The id of a place that the first screen shows. */
  placeAbove?: string;
  children: ReactNode;
}

/**
 * The part of a page that is seen only by scrolling. A visitor who comes from another page sees the first
 * screen earlier, because this part is rendered after it. It is there at once where the browser has its HTML, and
 * where the visitor goes to a place within it.
 */
export function BelowFirstScreen({ placeAbove, children }: BelowFirstScreenProps) {
  const isHydrating = useIsHydrating();
  const location = useLocation();
  return useDeferredValue(true, isHydrating || leadsBelow(location, placeAbove)) && children;
}

/** Whether a location names a place further down, or the visitor comes back to one. */
function leadsBelow(location: Location, placeAbove = ''): boolean {
  const place = location.hash.slice(1);
  const position = scrollOf(historyEntry(location)) ?? 0;
  return (place !== '' && place !== placeAbove) || position > 0;
}

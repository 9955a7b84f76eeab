import { useDeferredValue, type ReactNode } from 'react';
import type { Location } from '../lib/location.ts';
import { useLocation } from '../lib/router.ts';
import { historyEntry, scrollOf } from '../lib/scroll-memory.ts';
import { useIsHydrating } from './use-is-hydrating.ts';

interface AfterFirstScreenProps {
  /** The id of a place that the first screen shows. */
  anchor?: string;
  children: ReactNode;
}

/**
 * The part of a page that is seen only by scrolling or opening, or that only decorates it. It is there at once
 * where the visitor goes to a place within it.
 */
export function AfterFirstScreen({ anchor = '', children }: AfterFirstScreenProps) {
  const { hash } = useLocation();
  return useIsWhole(hash !== '' && hash !== `#${anchor}`) && children;
}

/**
 * Whether a page is rendered whole. A visitor who comes from another page sees the first screen earlier, because
 * the rest is rendered after it. The page is whole at once where the browser has its HTML, and where the visitor
 * comes back to a place further down.
 */
export function useIsWhole(atOnce = false): boolean {
  const isHydrating = useIsHydrating();
  const location = useLocation();
  return useDeferredValue(true, isHydrating || atOnce || isScrolled(location));
}

function isScrolled(location: Location): boolean {
  return (scrollOf(historyEntry(location)) ?? 0) > 0;
}

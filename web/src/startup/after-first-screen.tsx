import { useEffect, useState, type ReactNode } from 'react';
import type { Location } from '../lib/location.ts';
import { useLocation } from '../lib/router.ts';
import { historyEntry, scrollOf } from '../lib/scroll-memory.ts';
import { useIsHydrating } from './use-is-hydrating.ts';

interface AfterFirstScreenProps {
  /** The id of an anchor that is on the first screen. */
  anchor?: string;
  children: ReactNode;
}

/**
 * A part of a page that visitors see only by scrolling or opening it, or that is decoration. It renders at once if
 * the visitor goes to an anchor inside it.
 */
export function AfterFirstScreen({ anchor = '', children }: AfterFirstScreenProps) {
  const { hash } = useLocation();
  return useIsWhole(hash !== '' && hash !== `#${anchor}`) && children;
}

/**
 * Returns whether the rest of the page renders too. Visitors from another page get the first screen sooner, because
 * the rest follows it. The rest renders at once during hydration, and when the visitor returns to a lower position.
 */
export function useIsWhole(atOnce = false): boolean {
  const isHydrating = useIsHydrating();
  const location = useLocation();
  const [isFirst, setFirst] = useState(!isHydrating && !isScrolled(location));
  useEffect(() => {
    const timer = setTimeout(setFirst, 0, false);
    return () => clearTimeout(timer);
  }, []);
  return atOnce || !isFirst;
}

function isScrolled(location: Location): boolean {
  return (scrollOf(historyEntry(location)) ?? 0) > 0;
}

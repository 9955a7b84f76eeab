import { useLayoutEffect } from 'react';
import { useLocation } from '../../lib/router.ts';
import { historyEntry, scrollOf } from '../../lib/scroll-memory.ts';
import { jumpToSection } from './scroll-to-section.ts';

/** Scrolls to the section in the address, unless a scroll position is restored. */
export function useArriveAtSection(): void {
  const location = useLocation();
  useLayoutEffect(() => {
    if (location.hash === '' || scrollOf(historyEntry(location)) !== undefined) return;
    jumpToSection(location.hash.slice(1));
  }, [location]);
}

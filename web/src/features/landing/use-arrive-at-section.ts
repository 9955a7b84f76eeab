import { useLayoutEffect } from 'react';
import { useLocation } from '../../lib/router.ts';
import { historyEntry, scrollOf } from '../../lib/scroll-memory.ts';
import { jumpToSection } from './scroll-to-section.ts';

/** Shows the section that the address names. Whoever comes back finds the page as they left it. */
export function useArriveAtSection(): void {
  const location = useLocation();
  useLayoutEffect(() => {
    if (location.hash === '' || scrollOf(historyEntry(location)) !== undefined) return;
    jumpToSection(location.hash.slice(1));
  }, [location]);
}

import { useEffect } from 'react';
import { useLocation } from '../../lib/router.ts';

/** Shows the section that the address names, once the page that holds it is there. */
export function useArriveAtSection(): void {
  const location = useLocation();
  useEffect(() => {
    if (location.hash === '') return;
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [location]);
}

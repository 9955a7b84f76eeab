import { site } from '@shared/site.ts';
import { useEffect } from 'react';
import { useLocation } from './router.ts';

/** Sets the tab's title to a name from the page's content, such as an order's, instead of the address's title. */
export function useTitle(name: string): void {
  // Each navigation sets the title of the address, so the hook must run again.
  useLocation();
  useEffect(() => {
    document.title = `${name} | ${site.name}`;
  });
}

import { site } from '@shared/site.ts';
import { useEffect } from 'react';
import { useLocation } from './router.ts';

/** Shows the name of what a page shows as the title of its tab, in place of the title of its address. */
export function useTitle(name: string): void {
  // Each navigation sets the title of the address.
  useLocation();
  useEffect(() => {
    document.title = `${name} | ${site.name}`;
  });
}

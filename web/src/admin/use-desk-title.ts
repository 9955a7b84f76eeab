import { site } from '@shared/site.ts';
import { useEffect } from 'react';

/** Shows the name of a page as the title of its tab. */
export function useDeskTitle(name: string): void {
  useEffect(() => {
    document.title = `${name} | ${site.name}`;
  }, [name]);
}

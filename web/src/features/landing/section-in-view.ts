import { useEffect } from 'react';
import { createStore, useStore } from '../../lib/store.ts';

const sectionInView = createStore<string | undefined>(undefined);

/** The id of the landing page's section that the reader is at; undefined on other pages. */
export function useSectionInView(): string | undefined {
  return useStore(sectionInView);
}

/** Follows which of the sections crosses a line in the upper part of the window. */
export function useWatchSections(sections: readonly { id: string }[]): void {
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) sectionInView.set(entered.target.id);
      },
      { rootMargin: '-35% 0px -65% 0px' },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => {
      observer.disconnect();
      sectionInView.set(undefined);
    };
  }, [sections]);
}

import { useEffect } from 'react';
import { createStore, useStore } from '../../lib/store.ts';
import { findSection } from './find-section.ts';

const intervalMs = 66;

const sectionInView = createStore<string | undefined>(undefined);

/** The requested section and its scroll position, once the page has arrived there. */
let asked: { id: string; restsAt: number | undefined } | undefined;

/** Returns the id of the landing page's section in view, or undefined on other pages. */
export function useSectionInView(): string | undefined {
  return useStore(sectionInView);
}

export function useWatchSections(sections: readonly { id: string }[]): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      sectionInView.set(askedInView() ?? findSection(sections.flatMap(place), viewNow()));
    };
    const lookSoon = () => (timer ??= setTimeout(look, intervalMs));
    globalThis.addEventListener('scroll', lookSoon, { passive: true });
    globalThis.addEventListener('resize', lookSoon);
    // The first check waits, because it would force a layout while the page starts.
    lookSoon();
    return () => {
      clearTimeout(timer);
      globalThis.removeEventListener('scroll', lookSoon);
      globalThis.removeEventListener('resize', lookSoon);
      asked = undefined;
      sectionInView.set(undefined);
    };
  }, [sections]);
}

/** Treats the requested section as the section in view until the visitor scrolls away. */
export function askForSection(id: string): { arrive: () => void; giveUp: () => void } {
  const request: typeof asked = { id, restsAt: undefined };
  asked = request;
  sectionInView.set(id);
  return {
    arrive: () => {
      request.restsAt = scrollY;
    },
    giveUp: () => {
      if (asked === request) asked = undefined;
    },
  };
}

/** Returns the requested section after the page has arrived there, until the visitor scrolls away. */
export function sectionArrivedAt(): string | undefined {
  return asked?.restsAt === undefined ? undefined : asked.id;
}

function askedInView(): string | undefined {
  if (asked?.restsAt !== undefined && Math.abs(scrollY - asked.restsAt) > 2) asked = undefined;
  return asked?.id;
}

function place({ id }: { id: string }) {
  const section = document.getElementById(id);
  return section ? { id, top: section.getBoundingClientRect().top + scrollY } : [];
}

function viewNow() {
  const { clientHeight, scrollHeight } = document.documentElement;
  return { scrollY, height: clientHeight, pageHeight: scrollHeight };
}

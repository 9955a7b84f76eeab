import { useEffect } from 'react';
import { createStore, useStore } from '../../lib/store.ts';
import { findSection } from './find-section.ts';

const intervalMs = 66;

const sectionInView = createStore<string | undefined>(undefined);

/** The requested section and its scroll position, once the page has arrived there. */
let requested: { id: string; restsAt: number | undefined } | undefined;

/** Returns the id of the landing page's section in view, or undefined on other pages. */
export function useSectionInView(): string | undefined {
  return useStore(sectionInView);
}

export function useWatchSections(sections: readonly { id: string }[]): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      timer = undefined;
      sectionInView.set(requestedInView() ?? findSection(sections.flatMap(positionOf), viewNow()));
    };
    const scheduleUpdate = () => (timer ??= setTimeout(update, intervalMs));
    globalThis.addEventListener('scroll', scheduleUpdate, { passive: true });
    globalThis.addEventListener('resize', scheduleUpdate);
    // The first check waits, because it would force a layout while the page starts.
    scheduleUpdate();
    return () => {
      clearTimeout(timer);
      globalThis.removeEventListener('scroll', scheduleUpdate);
      globalThis.removeEventListener('resize', scheduleUpdate);
      requested = undefined;
      sectionInView.set(undefined);
    };
  }, [sections]);
}

/** Treats the requested section as the section in view until the visitor scrolls away. */
export function requestSection(id: string): { arrive: () => void; giveUp: () => void } {
  const request: typeof requested = { id, restsAt: undefined };
  requested = request;
  sectionInView.set(id);
  return {
    arrive: () => {
      request.restsAt = scrollY;
    },
    giveUp: () => {
      if (requested === request) requested = undefined;
    },
  };
}

/** Returns the requested section after the page has arrived there, until the visitor scrolls away. */
export function sectionArrivedAt(): string | undefined {
  return requested?.restsAt === undefined ? undefined : requested.id;
}

function requestedInView(): string | undefined {
  if (requested?.restsAt !== undefined && Math.abs(scrollY - requested.restsAt) > 2)
    requested = undefined;
  return requested?.id;
}

function positionOf({ id }: { id: string }) {
  const section = document.getElementById(id);
  return section ? { id, top: section.getBoundingClientRect().top + scrollY } : [];
}

function viewNow() {
  const { clientHeight, scrollHeight } = document.documentElement;
  return { scrollY, height: clientHeight, pageHeight: scrollHeight };
}

import { useLayoutEffect } from 'react';
import { isOpenedAt, useLocation } from '../../lib/router.ts';
import { historyEntry, scrollOf } from '../../lib/scroll-memory.ts';
import { interactionEvents } from '../../startup/interaction-events.ts';
import { requestSection, sectionArrivedAt } from './section-in-view.ts';
import { offerScroll } from './section-scroll.ts';

const durationMs = 500;

/** The current animation. A new animation aborts it. */
let currentAnimation: AbortController | undefined;

/** Scrolls to the section, at once with reduced motion. Returns whether the section exists. */
function animateOrJump(id: string): boolean {
  const section = document.getElementById(id);
  if (!section) return false;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) jumpToSection(id);
  else animateTo(section);
  return true;
}

/** Scrolls to the section, or requests it if it isn't rendered yet. The page jumps there once it is complete. */
function animateOrRequest(id: string): boolean {
  if (!animateOrJump(id)) requestSection(id).arrive();
  return true;
}

function jumpToSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  currentAnimation?.abort();
  const { arrive } = requestSection(id);
  section.scrollIntoView({ behavior: 'instant' });
  arrive();
  // The focus moves last, because reading the layout after it would force a reflow.
  section.focus({ preventScroll: true });
}

function animateTo(section: HTMLElement): void {
  const { arrive, giveUp } = requestSection(section.id);
  section.focus({ preventScroll: true });
  const from = scrollY;
  const offset = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const start = performance.now();
  const animation = new AbortController();
  currentAnimation?.abort();
  currentAnimation = animation;
  for (const type of interactionEvents) {
    globalThis.addEventListener(type, () => animation.abort(), {
      signal: animation.signal,
      passive: true,
    });
  }
  let expected = from;
  const step = (now: number) => {
    if (Math.abs(scrollY - expected) > 2 || !section.isConnected) animation.abort();
    if (animation.signal.aborted) return giveUp();
    const progress = Math.min(1, Math.max(0, now - start) / durationMs);
    const target = section.getBoundingClientRect().top + scrollY - offset;
    scrollTo({ top: from + (target - from) * ease(progress), behavior: 'instant' });
    expected = scrollY;
    if (progress < 1) requestAnimationFrame(step);
    else {
      animation.abort();
      arrive();
    }
  };
  requestAnimationFrame(step);
}

function ease(progress: number): number {
  return progress < 0.5 ? 4 * progress ** 3 : 1 - (2 - 2 * progress) ** 3 / 2;
}

/**
 * Scrolls to the section in the address, and again when the page is complete. A restored scroll position takes
 * precedence. While the page is shown, links scroll to its sections.
 */
export function useArriveAtSection({ isWhole }: { isWhole: boolean }): void {
  const location = useLocation();
  useLayoutEffect(() => offerScroll(isWhole ? animateOrJump : animateOrRequest), [isWhole]);
  useLayoutEffect(() => {
    // The browser has already scrolled there, and the visitor may have scrolled on since.
    if (isOpenedAt(location) || scrollOf(historyEntry(location)) !== undefined) return;
    jumpToSection(location.hash.slice(1));
  }, [location]);
  useLayoutEffect(() => {
    const id = isWhole && sectionArrivedAt();
    if (id) jumpToSection(id);
  }, [isWhole]);
}

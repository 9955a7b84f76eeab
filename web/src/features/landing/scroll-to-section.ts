const durationMs = 500;

/**
 * Scrolls to a section of the page, 80 px below the window's top (its scroll margin), and puts the
 * focus there. At once for whoever prefers reduced motion, otherwise within 500 ms.
 */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  section.focus({ preventScroll: true });
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) section.scrollIntoView();
  else glideTo(section);
}

function glideTo(section: HTMLElement): void {
  const from = scrollY;
  const margin = Number.parseFloat(getComputedStyle(section).scrollMarginTop);
  const start = performance.now();
  let expected = from;
  const step = (now: number) => {
    // Whoever scrolls meanwhile takes over.
    if (Math.abs(scrollY - expected) > 2) return;
    const progress = Math.min(1, Math.max(0, now - start) / durationMs);
    const target = section.getBoundingClientRect().top + scrollY - margin;
    scrollTo({ top: from + (target - from) * easeOut(progress), behavior: 'instant' });
    expected = scrollY;
    if (progress < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 3;
}

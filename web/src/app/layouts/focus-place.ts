export function focusHeading(): void {
  focusOn(document.querySelector<HTMLElement>('main h1') ?? mainElement());
}

/** Focuses the section at the restored scroll position, or the heading. */
export function focusPlaceInView(): void {
  const sections = [...document.querySelectorAll<HTMLElement>('main section[tabindex="-1"]')];
  const line = document.documentElement.clientHeight / 3;
  const inView = sections.findLast((section) => section.getBoundingClientRect().top <= line);
  if (inView && scrollY > 0) focusOn(inView);
  else focusHeading();
}

export function arriveAt(place: HTMLElement): void {
  place.scrollIntoView({ behavior: 'instant' });
  focusOn(place);
}

function mainElement(): HTMLElement | null {
  return document.querySelector('main');
}

function focusOn(place: HTMLElement | null): void {
  if (!place?.hasAttribute('tabindex')) place?.setAttribute('tabindex', '-1');
  place?.focus({ preventScroll: true });
}

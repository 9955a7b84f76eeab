/** Puts the focus on the page's heading, where whoever arrives begins to read. */
export function focusHeading(): void {
  focusOn(document.querySelector<HTMLElement>('main h1') ?? mainElement());
}

/** Puts the focus on the section at which a page that was restored shows itself. */
export function focusPlaceInView(): void {
  const sections = [...document.querySelectorAll<HTMLElement>('main section[tabindex="-1"]')];
  const line = document.documentElement.clientHeight / 3;
  const inView = sections.findLast((section) => section.getBoundingClientRect().top <= line);
  if (inView && scrollY > 0) focusOn(inView);
  else focusHeading();
}

/** Shows a place below the navigation bar and puts the focus there. */
export function arriveAt(place: HTMLElement): void {
  place.scrollIntoView({ behavior: 'instant' });
  focusOn(place);
}

function mainElement(): HTMLElement | null {
  return document.querySelector('main');
}

function focusOn(place: HTMLElement | null): void {
  place?.setAttribute('tabindex', '-1');
  place?.focus({ preventScroll: true });
}

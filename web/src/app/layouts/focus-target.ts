/** Focuses the page's heading, where reading starts after a navigation. */
export function focusHeading(): void {
  focusOn(document.querySelector<HTMLElement>('main h1') ?? mainElement());
}

/** Focuses the section in view after the scroll position was restored. */
export function focusTargetInView(): void {
  const sections = [...document.querySelectorAll<HTMLElement>('main section[tabindex="-1"]')];
  const line = document.documentElement.clientHeight / 3;
  const inView = sections.findLast((section) => section.getBoundingClientRect().top <= line);
  if (inView && scrollY > 0) focusOn(inView);
  else focusHeading();
}

/** Scrolls to an element and focuses it. */
export function arriveAt(target: HTMLElement): void {
  target.scrollIntoView({ behavior: 'instant' });
  focusOn(target);
}

function mainElement(): HTMLElement | null {
  return document.querySelector('main');
}

function focusOn(target: HTMLElement | null): void {
  if (!target?.hasAttribute('tabindex')) target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}

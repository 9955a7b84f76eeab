export function focusHeading(): void {
  focusOn(document.querySelector<HTMLElement>('main h1') ?? mainElement());
}

/** Focuses the section at the restored scroll position, or the heading. */
export function focusTargetInView(): void {
  const sections = [...document.querySelectorAll<HTMLElement>('main section[tabindex="-1"]')];
  const line = document.documentElement.clientHeight / 3;
  const inView = sections.findLast((section) => section.getBoundingClientRect().top <= line);
  if (inView && scrollY > 0) focusOn(inView);
  else focusHeading();
}

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

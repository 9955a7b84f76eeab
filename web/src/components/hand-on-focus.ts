/** A `ref`: when the focused element goes, the page's heading, which may be new too, takes the focus. */
export function handOnFocus(element: HTMLElement | null) {
  return () => {
    if (document.activeElement !== element) return;
    queueMicrotask(() => {
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    });
  };
}

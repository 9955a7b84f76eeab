/**
 * Moves the focus to the page's heading when a focused element unmounts. Pass it as the element's `ref`. The move
 * waits for a microtask, because the heading may be new too.
 */
export function passFocusToHeading(element: HTMLElement | null) {
  return () => {
    if (document.activeElement !== element) return;
    queueMicrotask(() => {
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    });
  };
}

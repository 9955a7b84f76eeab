/** A heading's `ref`: when the focused heading goes, the heading that replaces it takes the focus. */
export function handOnFocus(heading: HTMLHeadingElement) {
  return () => {
    if (document.activeElement !== heading) return;
    queueMicrotask(() => {
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    });
  };
}

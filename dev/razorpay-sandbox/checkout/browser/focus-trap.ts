/** Keeps the focus in the dialog: Tab goes from the last control to the first, and back. */
export function trapFocus(event: KeyboardEvent, dialog: HTMLElement): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>('button, input')].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility(),
  );
  const { activeElement: focused } = document;
  const isLeaving = event.shiftKey
    ? focused === stops.at(0) || focused === dialog
    : focused === stops.at(-1);
  if (!isLeaving) return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)?.focus();
}

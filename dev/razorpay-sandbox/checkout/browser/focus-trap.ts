const focusable = 'button, input';

/** Keeps the focus in the dialog: Tab goes from the last control to the first, and back. */
export function trapFocus(dialog: HTMLElement): void {
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab') return;
    const stops = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter(
      (stop) => stop.tabIndex >= 0 && stop.checkVisibility(),
    );
    const [leaving, entering] = event.shiftKey
      ? [stops.at(0), stops.at(-1)]
      : [stops.at(-1), stops.at(0)];
    const isAtEnd = document.activeElement === leaving || document.activeElement === dialog;
    if (!isAtEnd || (document.activeElement === dialog && !event.shiftKey)) return;
    event.preventDefault();
    entering?.focus();
  });
}

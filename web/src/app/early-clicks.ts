/** Keeps the clicks on the buttons of a prerendered page, which react only after the first auth state is known. */
export function keepEarlyClicks() {
  const pressed = new Set<HTMLButtonElement>();

  function keep(event: MouseEvent) {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button || button.disabled) return;
    // The browser would submit a form by itself.
    event.preventDefault();
    // A repeated click counts once, at its latest position.
    pressed.delete(button);
    pressed.add(button);
  }

  document.addEventListener('click', keep, { capture: true });
  return {
    stop: () => document.removeEventListener('click', keep, { capture: true }),
    /** Clicks each recorded button that still exists, once. */
    replay() {
      for (const button of pressed) if (button.isConnected) press(button);
      pressed.clear();
    },
  };
}

/** Some buttons react to `mousedown`. */
function press(button: HTMLButtonElement): void {
  const options = { bubbles: true, cancelable: true };
  button.dispatchEvent(new MouseEvent('mousedown', options));
  button.dispatchEvent(new MouseEvent('mouseup', options));
  button.click();
}

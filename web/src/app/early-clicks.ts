/**
 * Keeps the presses of buttons that come before the page runs. A prerendered page shows its buttons at
 * once, and answers only when it is known who is signed in.
 */
export function keepEarlyClicks() {
  const pressed = new Set<HTMLButtonElement>();

  function keep(event: MouseEvent) {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button || button.disabled) return;
    // A form would be sent by the browser itself.
    event.preventDefault();
    // Pressed again it counts once, as the last.
    pressed.delete(button);
    pressed.add(button);
  }

  document.addEventListener('click', keep, { capture: true });
  return {
    /** From here on the page answers by itself. */
    stop: () => document.removeEventListener('click', keep, { capture: true }),
    /** Presses each button that is still there, once. */
    replay() {
      for (const button of pressed) if (button.isConnected) press(button);
      pressed.clear();
    },
  };
}

/** Some buttons answer as soon as the mouse goes down. */
function press(button: HTMLButtonElement): void {
  const options = { bubbles: true, cancelable: true };
  button.dispatchEvent(new MouseEvent('mousedown', options));
  button.dispatchEvent(new MouseEvent('mouseup', options));
  button.click();
}

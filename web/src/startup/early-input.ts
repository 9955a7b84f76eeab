import { isDormant } from './dormant.ts';
import type { EarlyInput, Field } from './record-early-input.ts';

let input: EarlyInput = { pressed: new Set(), filled: new Map(), hasInteracted: false };

/** Takes over the acts that were recorded since the page's start. Recording continues. */
export function adoptEarlyInput(recorded: EarlyInput): void {
  input = recorded;
}

export function hasInteracted(): boolean {
  return input.hasInteracted;
}

export function hasEarlyInput(part: Element): boolean {
  return [...input.pressed, ...input.filled.keys()].some((element) => part.contains(element));
}

/** Repeats entries and then presses, each once, in the parts whose code runs now. */
export function replayEarlyInput(): void {
  for (const [field, text] of input.filled) {
    if (isDormant(field)) continue;
    input.filled.delete(field);
    if (field.isConnected) refill(field, text);
  }
  for (const button of input.pressed) {
    if (isDormant(button)) continue;
    input.pressed.delete(button);
    if (button.isConnected) press(button);
  }
}

/** Components expect `change` from a select. */
function refill(field: Field, text: string): void {
  field.value = text;
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Repeats all events of a press. Some buttons react to `mousedown` and expect the focus after it. */
function press(button: HTMLButtonElement): void {
  const options = { bubbles: true, cancelable: true };
  button.dispatchEvent(new MouseEvent('mousedown', options));
  button.dispatchEvent(new FocusEvent('focusin', options));
  button.dispatchEvent(new MouseEvent('mouseup', options));
  button.click();
}

import { isDormant } from './dormant.ts';
import type { EarlyInput, Field } from './record-early-input.ts';

let input: EarlyInput = { pressed: new Set(), filled: new Map(), hasInteracted: false };

/** Takes over the input that the start script records. */
export function adoptEarlyInput(recorded: EarlyInput): void {
  input = recorded;
}

/** Whether the visitor has done something since the document was opened. */
export function hasInteracted(): boolean {
  return input.hasInteracted;
}

/** Whether a part holds what will be repeated when its code runs. */
export function hasEarlyInput(part: Element): boolean {
  return [...input.pressed, ...input.filled.keys()].some((element) => part.contains(element));
}

/** Repeats, in the parts whose code runs now, what was typed or selected, and then each press, once. */
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

/** React ignores an `input` event of a field whose value it has seen being set, and expects `change` of a select. */
function refill(field: Field, text: string): void {
  const prototype = Object.getPrototypeOf(field) as Field;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Some buttons react to `mousedown`, and expect the focus after it. */
function press(button: HTMLButtonElement): void {
  const options = { bubbles: true, cancelable: true };
  button.dispatchEvent(new MouseEvent('mousedown', options));
  button.dispatchEvent(new FocusEvent('focusin', options));
  button.dispatchEvent(new MouseEvent('mouseup', options));
  button.click();
}

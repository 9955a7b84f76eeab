import { isDormant } from './dormant.ts';
import type { EarlyActs, Field } from './keep-early-acts.ts';

let acts: EarlyActs = { pressed: new Set(), filled: new Map(), isTakenOver: false };

/** Takes over the acts that were recorded since the page's start. Recording continues. */
export function adoptEarlyActs(kept: EarlyActs): void {
  acts = kept;
}

export function isTakenOver(): boolean {
  return acts.isTakenOver;
}

export function holdsEarlyActs(part: Element): boolean {
  return [...acts.pressed, ...acts.filled.keys()].some((element) => part.contains(element));
}

/** Repeats entries and then presses, each once, in the parts whose code runs now. */
export function repeatEarlyActs(): void {
  for (const [field, text] of acts.filled) {
    if (isDormant(field)) continue;
    acts.filled.delete(field);
    if (field.isConnected) refill(field, text);
  }
  for (const button of acts.pressed) {
    if (isDormant(button)) continue;
    acts.pressed.delete(button);
    if (button.isConnected) press(button);
  }
}

/** React ignores an `input` event if it saw the value being set. From a select it expects `change`. */
function refill(field: Field, text: string): void {
  const prototype = Object.getPrototypeOf(field) as Field;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
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

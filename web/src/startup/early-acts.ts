import { isDormant } from './dormant.ts';
import type { EarlyActs, Field } from './keep-early-acts.ts';

let acts: EarlyActs = { pressed: new Set(), filled: new Map(), isTakenOver: false };

/** Takes over what the start of the page has kept, and keeps on keeping. */
export function adoptEarlyActs(kept: EarlyActs): void {
  acts = kept;
}

/** Whether the visitor has done something since the document was opened. */
export function isTakenOver(): boolean {
  return acts.isTakenOver;
}

/** Whether a part holds what will be repeated when its code runs. */
export function holdsEarlyActs(part: Element): boolean {
  return [...acts.pressed, ...acts.filled.keys()].some((element) => part.contains(element));
}

/** Repeats, in the parts whose code runs now, what was typed or selected, and then each press, once. */
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

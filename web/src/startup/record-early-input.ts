import { isDormant } from './dormant.ts';
import { interactionEvents } from './interaction-events.ts';

export interface EarlyInput {
  /** Buttons in dormant parts, in the sequence of the presses. */
  pressed: Set<HTMLButtonElement>;
  /** Fields in dormant parts, with their texts. */
  filled: Map<Field, string>;
  hasInteracted: boolean;
}

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const input: EarlyInput = { pressed: new Set(), filled: new Map(), hasInteracted: false };

/**
 * Records the visitor's acts in dormant parts: presses of buttons, choices of tabs, and entries. Also records
 * whether the visitor has done anything at all. The returned object keeps changing.
 */
export function recordEarlyInput(): EarlyInput {
  document.addEventListener('click', recordPress, { capture: true });
  document.addEventListener('keydown', recordTabChoice, { capture: true });
  document.addEventListener('input', recordValue, { capture: true });
  for (const type of interactionEvents) {
    addEventListener(type, () => (input.hasInteracted = true), { once: true, passive: true });
  }
  return input;
}

function recordPress(event: MouseEvent): void {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button || button.disabled || !isDormant(button)) return;
  // Otherwise the browser would submit a form.
  event.preventDefault();
  // The part's code may run already. The press would take effect now, and again when it's replayed.
  event.stopPropagation();
  record(button);
}

/** Moves between tabs with the arrow keys, Home and End, as the tabs do when their code runs. */
function recordTabChoice(event: KeyboardEvent): void {
  const { target } = event;
  if (!(target instanceof Element) || !target.matches('[role="tab"]') || !isDormant(target)) return;
  const tabs = [
    ...(target.parentElement?.querySelectorAll<HTMLButtonElement>('[role="tab"]') ?? []),
  ];
  const current = tabs.findIndex((tab) => tab === target);
  const index = {
    ArrowLeft: current - 1,
    ArrowRight: (current + 1) % tabs.length,
    Home: 0,
    End: -1,
  }[event.key];
  const chosen = index === undefined ? undefined : tabs.at(index);
  if (!chosen) return;
  // Otherwise the browser would scroll.
  event.preventDefault();
  chosen.focus();
  record(chosen);
}

/** A repeated press counts once, at its latest position. */
function record(button: HTMLButtonElement): void {
  input.pressed.delete(button);
  input.pressed.add(button);
}

function recordValue({ target }: Event): void {
  if (isField(target) && isDormant(target)) input.filled.set(target, target.value);
}

function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

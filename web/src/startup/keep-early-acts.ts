import { isDormant } from './dormant.ts';
import { takeovers } from './takeover.ts';

export interface EarlyActs {
  /** Buttons in dormant parts, in the sequence of the presses. */
  pressed: Set<HTMLButtonElement>;
  /** Fields in dormant parts, with their texts. */
  filled: Map<Field, string>;
  isTakenOver: boolean;
}

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const acts: EarlyActs = { pressed: new Set(), filled: new Map(), isTakenOver: false };

/**
 * Records the visitor's acts in dormant parts: presses of buttons, choices of tabs, and entries. Also records
 * whether the visitor has done anything at all. The returned object keeps changing.
 */
export function keepEarlyActs(): EarlyActs {
  document.addEventListener('click', keepPress, { capture: true });
  document.addEventListener('keydown', keepChoice, { capture: true });
  document.addEventListener('input', keepContent, { capture: true });
  for (const takeover of takeovers) {
    addEventListener(takeover, () => (acts.isTakenOver = true), { once: true, passive: true });
  }
  return acts;
}

function keepPress(event: MouseEvent): void {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button || button.disabled || !isDormant(button)) return;
  // Otherwise the browser would submit a form.
  event.preventDefault();
  keep(button);
}

/** Moves between tabs with the arrow keys, Home and End, as the tabs do when their code runs. */
function keepChoice(event: KeyboardEvent): void {
  const { target } = event;
  if (!(target instanceof Element) || !target.matches('[role="tab"]') || !isDormant(target)) return;
  const tabs = [
    ...(target.parentElement?.querySelectorAll<HTMLButtonElement>('[role="tab"]') ?? []),
  ];
  const current = tabs.findIndex((tab) => tab === target);
  const place = {
    ArrowLeft: current - 1,
    ArrowRight: (current + 1) % tabs.length,
    Home: 0,
    End: -1,
  }[event.key];
  const chosen = place === undefined ? undefined : tabs.at(place);
  if (!chosen) return;
  // Otherwise the browser would scroll.
  event.preventDefault();
  chosen.focus();
  keep(chosen);
}

/** A repeated press counts once, at its latest position. */
function keep(button: HTMLButtonElement): void {
  acts.pressed.delete(button);
  acts.pressed.add(button);
}

function keepContent({ target }: Event): void {
  if (isField(target) && isDormant(target)) acts.filled.set(target, target.value);
}

function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

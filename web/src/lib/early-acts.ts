/** Whether a target lies in prerendered HTML whose code does not run: it is marked by `data-dormant`. */
export function isDormant(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-dormant]') !== null;
}

const pressed = new Set<HTMLButtonElement>();
const typed = new Map<TextField, string>();

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Keeps what a visitor does in dormant parts: presses of buttons, the choice of a tab, and what is typed. */
export function keepEarlyActs(): void {
  document.addEventListener('click', keepPress, { capture: true });
  document.addEventListener('keydown', keepChoice, { capture: true });
  document.addEventListener('input', keepText, { capture: true });
}

/** Whether a part holds what will be repeated when its code runs. */
export function holdsEarlyActs(part: Element): boolean {
  return [...pressed, ...typed.keys()].some((element) => part.contains(element));
}

/** Repeats, in the parts whose code runs now, what was typed, and then each press, once. */
export function repeatEarlyActs(): void {
  for (const [field, text] of typed) {
    if (isDormant(field)) continue;
    typed.delete(field);
    if (field.isConnected) retype(field, text);
  }
  for (const button of pressed) {
    if (isDormant(button)) continue;
    pressed.delete(button);
    if (button.isConnected) press(button);
  }
}

function keepPress(event: MouseEvent): void {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button || button.disabled || !isDormant(button)) return;
  // The browser would submit a form by itself.
  event.preventDefault();
  keep(button);
}

/** Moves among tabs with the keys for that, as the tabs do when their code runs. */
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
  // The browser would scroll.
  event.preventDefault();
  chosen.focus();
  keep(chosen);
}

/** A repeated press counts once, at its latest position. */
function keep(button: HTMLButtonElement): void {
  pressed.delete(button);
  pressed.add(button);
}

function keepText({ target }: Event): void {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (isField && isDormant(target)) typed.set(target, target.value);
}

/** React ignores an `input` event of a field whose value it has seen being set. */
function retype(field: TextField, text: string): void {
  const prototype = Object.getPrototypeOf(field) as TextField;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Some buttons react to `mousedown`, and expect the focus after it. */
function press(button: HTMLButtonElement): void {
  const options = { bubbles: true, cancelable: true };
  button.dispatchEvent(new MouseEvent('mousedown', options));
  button.dispatchEvent(new FocusEvent('focusin', options));
  button.dispatchEvent(new MouseEvent('mouseup', options));
  button.click();
}

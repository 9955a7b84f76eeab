/** Puts the focus on the first field that takes input. Tells whether there is one. */
export function focusFirstField(container: Element): boolean {
  const field = container.querySelector<HTMLElement>(
    'input:enabled:read-write, select:enabled, textarea:enabled',
  );
  field?.focus();
  return field !== null;
}

const editable = 'input:enabled:read-write, select:enabled, textarea:enabled';

/** Moves the focus to the first editable field. Returns false if there is none. */
export function focusFirstField(container: Element): boolean {
  const field = container.querySelector<HTMLElement>(editable);
  field?.focus();
  return field !== null;
}

/** Returns whether a text field has a value. A select doesn't count, because its value may be a default. */
export function isFilledIn(container: Element): boolean {
  const fields = container.querySelectorAll<HTMLInputElement>(editable);
  return [...fields].some((field) => !field.matches('select') && field.value !== '');
}

const editable = 'input:enabled:read-write, select:enabled, textarea:enabled';

/** Puts the focus on the first editable field. Returns whether there is one. */
export function focusFirstField(container: Element): boolean {
  const field = container.querySelector<HTMLElement>(editable);
  field?.focus();
  return field !== null;
}

/** Whether something was typed. A choice may have been made ahead. */
export function isFilledIn(container: Element): boolean {
  const fields = container.querySelectorAll<HTMLInputElement>(editable);
  return [...fields].some((field) => !field.matches('select') && field.value !== '');
}

/** Whether somebody typed or chose something in the fields of a form. */
export function isFilledIn(container: Element): boolean {
  const fields = container.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'input:enabled:read-write, select:enabled, textarea:enabled',
  );
  return [...fields].some(({ value }) => value !== '');
}

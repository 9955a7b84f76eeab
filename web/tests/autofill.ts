/** Fills a field like a password manager that triggers no event. React doesn't notice it. */
export function autofill(field: Element, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

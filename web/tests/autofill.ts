const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

/** Fills a field like a password manager that triggers no event. React doesn't notice it. */
export function autofill(field: Element, value: string): void {
  native?.set?.call(field, value);
}

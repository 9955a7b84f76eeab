/** Returns a stored text, or an empty string for any other type. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Returns a stored number, or 0 for any other type. */
export function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

/** Returns a stored timestamp as a Date, or undefined for any other type. */
export function dateOf(value: unknown): Date | undefined {
  return hasDate(value) ? value.toDate() : undefined;
}

function hasDate(value: unknown): value is { toDate(): Date } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'toDate' in value &&
    typeof value.toDate === 'function'
  );
}

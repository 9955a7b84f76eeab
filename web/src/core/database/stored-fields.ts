export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

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

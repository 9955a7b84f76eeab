export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

export function dateOf(value: unknown): Date | undefined {
  return hasDate(value) ? value.toDate() : undefined;
}

/** Returns the parts of a time in the precision of the database; zeros if the value isn't a time. */
export function timestampOf(value: unknown): { seconds: number; nanoseconds: number } {
  const { seconds, nanoseconds } = (hasDate(value) ? value : {}) as Record<string, unknown>;
  return { seconds: numberOf(seconds), nanoseconds: numberOf(nanoseconds) };
}

function hasDate(value: unknown): value is { toDate(): Date } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'toDate' in value &&
    typeof value.toDate === 'function'
  );
}

/** The day on which payments are expected to open, such as `2026-12-15`. Undefined once they are open. */
export const paymentsOpenOn = import.meta.env.VITE_PAYMENTS_OPEN_ON || undefined;

const dayMs = 24 * 60 * 60 * 1000;

/** Says when payments open. A day that has passed is left out. */
export function describeOpening(day: string, now: Date): string {
  const opensAt = new Date(day);
  if (now.getTime() >= opensAt.getTime() + dayMs) return "Payments aren't open yet.";
  const date = opensAt.toLocaleDateString('en-IN', { dateStyle: 'long', timeZone: 'UTC' });
  return `Payments aren't open yet. We expect to open them on ${date}.`;
}

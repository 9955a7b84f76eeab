export function requestEmailId(invoiceId: string): string {
  return `renewal_${invoiceId}`;
}

export function reminderEmailId(invoiceId: string, day: string): string {
  return `renewal_${invoiceId}_${day}`;
}

/** A plan changes to each state at most once in a version. */
export function planEmailId(kind: string, planId: string, version: number): string {
  return `${kind}_${planId}_${version}`;
}

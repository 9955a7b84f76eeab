/** A day-by-day comparison of the ledger with Razorpay. Moments are timestamps. */
export interface Reconciliation<Time> {
  /** The first and the last day in India, such as `2026-11-01`. */
  from: string;
  to: string;
  state: 'running' | 'done' | 'failed';
  /** The next day to compare, or the day that failed. */
  next: string;
  days: number;
  daysDone: number;
  /** Captured payments so far. */
  atProvider: number;
  inLedger: number;
  /** Captured payments that the ledger lacks or has in an earlier state. */
  lost: number;
  differences: number;
  /** Differing payments without an alert. Each day raises a limited number of alerts. */
  unraised: number;
  createdAt: Time;
  updatedAt: Time;
}

/** The longest range of one reconciliation is a quarter of a year. */
export const maxReconciledDays = 92;

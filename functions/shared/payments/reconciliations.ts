/** A comparison of the ledger with the provider, day by day. Moments are timestamps. */
export interface Reconciliation<Moment> {
  /** The first and the last day in India, such as `2026-11-01`. */
  from: string;
  to: string;
  state: 'running' | 'done' | 'failed';
  /** The day that is compared next, or that could not be compared. */
  next: string;
  days: number;
  daysDone: number;
  /** Captured payments so far. */
  atProvider: number;
  inLedger: number;
  /** Captured payments that the ledger lacks, or has in an earlier state. */
  lost: number;
  differences: number;
  /** Payments that differ without an alert: a day opens a limited number. */
  unraised: number;
  createdAt: Moment;
  updatedAt: Moment;
}

/** At most a quarter of a year at once. */
export const maxReconciledDays = 92;

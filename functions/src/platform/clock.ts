/** Returns the time of terms, invoices, payments and receipts. The local suite puts its own clock in this place. */
export function currentTime(): Date {
  return new Date();
}

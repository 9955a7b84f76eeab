/** The order or invoice is paid, whichever way and window the money came. */
export interface Settled {
  kind: 'settled';
  /** Empty when it was marked as paid without one. */
  paymentId: string;
}

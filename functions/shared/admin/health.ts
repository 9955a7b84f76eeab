/** The system's status, as the sweep last recorded it. Moments are timestamps. */
export interface Health<Time> {
  /** When the sweep last ended without a failure. */
  sweptAt: Time;
  /** When the last webhook from Razorpay arrived; null if none ever did. */
  webhookAt: Time | null;
}

/** The id of the collection's only document. */
export const healthId = 'payments';

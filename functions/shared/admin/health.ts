/** The system's status, as the sweep last recorded it. Moments are timestamps. */
export interface Health<Moment> {
  /** When the sweep last ended without a failure. */
  sweptAt: Moment;
  /** When the last webhook from Razorpay arrived; null if none ever did. */
  webhookAt: Moment | null;
}

/** The id of the collection's only document. */
export const healthId = 'payments';

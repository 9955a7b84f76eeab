/** The system's status. Moments are timestamps. */
export interface Health<Time> {
  /** When the sweep last ended without a failure; absent if it never did. */
  sweptAt?: Time;
  /** When the last webhook from Razorpay arrived, to a minute; absent if none ever did. */
  webhookAt?: Time;
}

/** The id of the collection's only document. */
export const healthId = 'payments';

/** How the works are, as the sweep noted it last. Moments are timestamps. */
export interface Health<Moment> {
  /** When the sweep last ended without a failure. */
  sweptAt: Moment;
  /** When the last webhook of the provider came; null if none ever did. */
  webhookAt: Moment | null;
}

/** The id of the one document of the collection. */
export const healthId = 'payments';

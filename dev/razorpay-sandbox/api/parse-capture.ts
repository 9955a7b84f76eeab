import { z } from 'zod';
import { invalidInput } from '../provider-error.ts';

const minutes = z.int().min(12).max(7200);

/** See payments/payments/capture-settings/api.md in Razorpay's documentation. */
const payment = z.strictObject({
  capture: z.enum(['automatic', 'manual']),
  capture_options: z
    .strictObject({
      automatic_expiry_period: minutes.optional(),
      manual_expiry_period: minutes.optional(),
      refund_speed: z.enum(['normal', 'optimum']),
    })
    .refine(
      ({ automatic_expiry_period: automatic = 0, manual_expiry_period: manual = automatic }) =>
        manual >= automatic,
      { path: ['manual_expiry_period'] },
    ),
});

/**
 * Returns the capture mode, which overrides the dashboard's setting. The periods are validated but have no effect.
 */
export function parseCapture(asked: unknown): 'automatic' | 'manual' | undefined {
  const { data, error } = payment.optional().safeParse(asked);
  const field = error?.issues[0]?.path.at(-1) ?? 'payment';
  if (error) {
    throw invalidInput(
      `The selected ${String(field).replaceAll('_', ' ')} is invalid.`,
      String(field),
    );
  }
  if (data?.capture === 'automatic' && !data.capture_options.automatic_expiry_period) {
    throw invalidInput('The automatic expiry period field is required.', 'automatic_expiry_period');
  }
  return data?.capture;
}

import { isObject, refuseOtherFields } from './parse-request.ts';
import { invalidInput } from './provider-error.ts';

const minMinutes = 12;
const maxMinutes = 7200;

const paymentFields: ReadonlySet<string> = new Set(['capture', 'capture_options']);
const optionFields: ReadonlySet<string> = new Set([
  'automatic_expiry_period',
  'manual_expiry_period',
  'refund_speed',
]);

/**
 * Reads the capture that an order asks for, which overrides the dashboard's setting
 * (payments/payments/capture-settings/api.md of Razorpay's documentation). The periods are checked, but
 * nothing waits for them.
 */
export function parseCapture(payment: unknown): 'automatic' | 'manual' | undefined {
  if (payment === undefined) return undefined;
  if (!isObject(payment)) throw invalidInput('The payment must be an array.', 'payment');
  refuseOtherFields(payment, paymentFields);
  const { capture, capture_options: options = {} } = payment;
  if (capture !== 'automatic' && capture !== 'manual') {
    throw invalidInput('The selected capture is invalid.', 'capture');
  }
  if (!isObject(options)) {
    throw invalidInput('The capture options must be an array.', 'capture_options');
  }
  refuseOtherFields(options, optionFields);
  const automatic = readMinutes(options, 'automatic_expiry_period', minMinutes);
  if (capture === 'automatic' && automatic === undefined) {
    throw invalidInput('The automatic expiry period field is required.', 'automatic_expiry_period');
  }
  readMinutes(options, 'manual_expiry_period', automatic ?? minMinutes);
  if (options['refund_speed'] !== 'normal' && options['refund_speed'] !== 'optimum') {
    throw invalidInput('The selected refund speed is invalid.', 'refund_speed');
  }
  return capture;
}

function readMinutes(
  options: Record<string, unknown>,
  field: string,
  min: number,
): number | undefined {
  const { [field]: minutes } = options;
  if (minutes === undefined) return undefined;
  const isAllowed =
    typeof minutes === 'number' &&
    Number.isInteger(minutes) &&
    minutes >= min &&
    minutes <= maxMinutes;
  if (!isAllowed) {
    throw invalidInput(
      `The ${field.replaceAll('_', ' ')} must be between ${min} and ${maxMinutes}.`,
      field,
    );
  }
  return minutes;
}

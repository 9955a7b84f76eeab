import { Problem } from './problem.ts';
import type { Environment } from './environment.ts';

export interface RazorpaySettings {
  /** False if the site uses Razorpay with real test keys. */
  isSandbox: boolean;
  /** The account that webhooks must come from. Empty accepts any account. */
  accountId: string;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** The secret before the last rotation, or `none`. */
  previousWebhookSecret: string;
}

/** Invented values that work only with the sandbox. */
export const sandboxSettings: RazorpaySettings = {
  isSandbox: true,
  accountId: 'acc_LocalSandbox01',
  keyId: 'rzp_test_LocalSandbox01',
  keySecret: 'local-sandbox-key-secret',
  webhookSecret: 'local-sandbox-webhook-secret',
  previousWebhookSecret: 'local-sandbox-webhook-secret-previous',
};

/** Reads test keys. Without keys, returns the sandbox's settings. Throws a Problem for live keys. */
export function readRazorpaySettings(environment: Environment): RazorpaySettings {
  const keyId = environment['RAZORPAY_KEY_ID'];
  const keySecret = environment['RAZORPAY_KEY_SECRET'];
  if (!keyId && !keySecret) return sandboxSettings;
  if (!keyId || !keySecret) {
    throw new Problem(
      'To use Razorpay instead of the sandbox, set both RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET; to use the sandbox, set neither.',
    );
  }
  if (!keyId.startsWith('rzp_test_')) {
    throw new Problem(
      'RAZORPAY_KEY_ID is not a test key. The local suite accepts only keys that begin with rzp_test_, so that no real money moves. Create one in the test mode of the Razorpay dashboard, or unset it to use the sandbox.',
    );
  }
  return {
    isSandbox: false,
    accountId: environment['RAZORPAY_ACCOUNT_ID'] ?? '',
    keyId,
    keySecret,
    webhookSecret: environment['RAZORPAY_WEBHOOK_SECRET'] || 'none',
    previousWebhookSecret: environment['RAZORPAY_WEBHOOK_SECRET_PREVIOUS'] || 'none',
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { clockFile, root } from '../folders.ts';
import { hostOf, originOf, type Settings } from '../settings.ts';

export const emulatedRegion = 'asia-south1';

/** The maximums that firestore.rules allow. */
export const paymentMaximums = 'INR:10000000,USD:10000000,EUR:10000000';

const defaults = parseEnv(readFileSync(join(root, 'functions', '.env'), 'utf8'));

export function functionParameters(settings: Settings): Record<string, string> {
  return {
    ...(defaults as Record<string, string>),
    FUNCTIONS_REGION: emulatedRegion,
    RAZORPAY_KEY_ID: settings.paymentsOpenOn ? 'none' : settings.razorpay.keyId,
    RAZORPAY_ACCOUNT_ID: settings.razorpay.accountId,
    RAZORPAY_API_URL: settings.razorpay.isSandbox ? `http://${hostOf(settings, 'sandbox')}` : '',
    PAYMENT_MAXIMUMS: paymentMaximums,
    SITE_URL: originOf(settings, 'hosting'),
    LOCAL_CLOCK_FILE: clockFile(settings.projectId),
    MAIL_FROM: 'Example Recovery <no-reply@example.com>',
    OPERATOR_EMAIL: 'operator@example.com',
    // All tests share these limits.
    ACCOUNT_EMAIL_LIMIT_PER_ADDRESS: '1000',
    EMAIL_LIMIT_PER_HOUR: '10000',
    ACKNOWLEDGEMENT_LIMIT: '1000',
    MESSAGE_FLOOD_LIMIT: '1000',
  };
}

/** Returns the functions' secrets. `none` means not set. */
export function functionSecrets(settings: Settings): Record<string, string> {
  return {
    RAZORPAY_KEY_SECRET: settings.razorpay.keySecret,
    RAZORPAY_WEBHOOK_SECRET: settings.razorpay.webhookSecret,
    RAZORPAY_WEBHOOK_SECRET_PREVIOUS: settings.razorpay.previousWebhookSecret,
    LOCATION_API_KEY: 'none',
    SMTP_URL: `smtp://${hostOf(settings, 'smtp')}`,
    RATE_LIMIT_KEY: 'local-rate-limit-key',
  };
}

/** Connects Firebase SDKs to the emulators and to no Google server. */
export function emulatorEnvironment(settings: Settings): Record<string, string> {
  return {
    GCLOUD_PROJECT: settings.projectId,
    FIRESTORE_EMULATOR_HOST: hostOf(settings, 'firestore'),
    FIREBASE_AUTH_EMULATOR_HOST: hostOf(settings, 'auth'),
    METADATA_SERVER_DETECTION: 'none',
  };
}

/** Returns the variables for running the functions' services outside the Functions emulator. */
export function processEnvironment(settings: Settings): Record<string, string> {
  return {
    ...emulatorEnvironment(settings),
    ...functionParameters(settings),
    ...functionSecrets(settings),
    FUNCTIONS_EMULATOR: 'true',
  };
}

import { setGlobalOptions } from 'firebase-functions';
import { defineBoolean, defineInt, defineSecret, defineString } from 'firebase-functions/params';
import {
  readPaymentMaximums,
  usualPaymentMaximums,
  type PaymentMaximums,
} from '../../shared/payments/payment-maximums.ts';

/** Where the functions run: best where the database is. */
export const region = defineString('FUNCTIONS_REGION', { default: 'asia-south1' });
/** The most instances of each endpoint. Together they must fit the region's quota of processors. */
export const endpointMaxInstances = defineInt('ENDPOINT_MAX_INSTANCES', { default: 20 });
/** Instances of the webhook that are paid for while they wait: Razorpay waits five seconds for an answer. */
export const webhookMinInstances = defineInt('WEBHOOK_MIN_INSTANCES', { default: 0 });

/**
 * An idle process uses about 210 MB, of 256 by default. A request body adds at most 256 KB, and Cloud Run
 * sends up to 80 at once: together less than half of this.
 */
setGlobalOptions({ memory: '512MiB' });

/** The value of a secret that is not in use. */
const notSet = 'none';

export const razorpayKeyId = defineString('RAZORPAY_KEY_ID', { default: '' });
export const razorpayKeySecret = defineSecret('RAZORPAY_KEY_SECRET');
export const razorpayWebhookSecret = defineSecret('RAZORPAY_WEBHOOK_SECRET');
export const razorpayWebhookSecretPrevious = defineSecret('RAZORPAY_WEBHOOK_SECRET_PREVIOUS');
/** Events of other accounts are quarantined. If empty, every signed event is accepted. */
export const razorpayAccountId = defineString('RAZORPAY_ACCOUNT_ID', { default: '' });
const razorpayApiUrlParam = defineString('RAZORPAY_API_URL', { default: '' });

const paymentMaximumsParam = defineString('PAYMENT_MAXIMUMS', { default: usualPaymentMaximums });

export const locationApiUrl = defineString('LOCATION_API_URL', { default: '' });
export const locationApiKey = defineSecret('LOCATION_API_KEY');

/** Payment requests within 10 minutes: for a document, by a user, from an address. */
export const paymentLimits = {
  document: defineInt('PAYMENT_LIMIT_PER_DOCUMENT', { default: 20 }),
  user: defineInt('PAYMENT_LIMIT_PER_USER', { default: 200 }),
  address: defineInt('PAYMENT_LIMIT_PER_ADDRESS', { default: 400 }),
} as const;
/**
 * Within 10 minutes: calls of the contact form's endpoint from an address and for an email address, and
 * acknowledgements in all.
 */
export const contactLimits = {
  address: defineInt('CONTACT_LIMIT_PER_ADDRESS', { default: 60 }),
  email: defineInt('CONTACT_LIMIT_PER_EMAIL', { default: 5 }),
  acknowledgements: defineInt('ACKNOWLEDGEMENT_LIMIT', { default: 30 }),
} as const;
/** Requests within 10 minutes for emails about an account: for an email address, and from an address. */
export const accountEmailLimits = {
  email: defineInt('ACCOUNT_EMAIL_LIMIT_PER_RECIPIENT', { default: 5 }),
  address: defineInt('ACCOUNT_EMAIL_LIMIT_PER_ADDRESS', { default: 60 }),
} as const;
/** Emails that strangers and customers ask for: to one mailbox in a day, and to all in an hour. */
export const requestedEmailLimits = {
  mailbox: defineInt('EMAIL_LIMIT_PER_MAILBOX', { default: 20 }),
  all: defineInt('EMAIL_LIMIT_PER_HOUR', { default: 1000 }),
} as const;
/** More messages within an hour, of visitors or of accounts, are a flood: the operator gets them in a digest. */
export const messageFloodLimit = defineInt('MESSAGE_FLOOD_LIMIT', { default: 100 });
/** Whether Firebase Authentication was upgraded to Identity Platform. */
export const identityPlatform = defineBoolean('IDENTITY_PLATFORM', { default: false });
/** Whether staff need a second factor; a role that is granted meanwhile says so, too. */
export const staffSecondFactor = defineBoolean('STAFF_SECOND_FACTOR', { default: false });
/** Whether the site's endpoints require an App Check token. */
export const appCheckRequired = defineBoolean('APP_CHECK_REQUIRED', { default: false });
/** `smtps://…`, with user and password. Without it emails wait in the outbox. */
export const smtpUrl = defineSecret('SMTP_URL');
/** The sender of emails: an address, or `Name <address>`. */
export const mailFrom = defineString('MAIL_FROM', { default: '' });
/** The address of emails to the operator. */
export const operatorEmail = defineString('OPERATOR_EMAIL', { default: '' });
/** The site's own address, for links in emails: `https://www.example.com`. */
export const siteUrl = defineString('SITE_URL', { default: '' });
/** If empty, no tax is charged, and receipts are not tax invoices. */
export const sellerGstin = defineString('SELLER_GSTIN', { default: '' });
export const taxRatePercent = defineInt('TAX_RATE_PERCENT', { default: 18 });
/** The services accounting code (SAC) of the products. */
export const taxSac = defineString('TAX_SAC', { default: '' });
/** Reference of the letter of undertaking under which exports bear no tax; empty for none. */
export const taxLutText = defineString('TAX_LUT_TEXT', { default: '' });
/** The key of the hashes under which requests are counted. */
export const rateLimitKey = defineSecret('RATE_LIMIT_KEY');

/** Another address for Razorpay's API, on the emulator only; otherwise undefined. */
export function razorpayApiUrl(): string | undefined {
  if (process.env['FUNCTIONS_EMULATOR'] !== 'true') return undefined;
  return razorpayApiUrlParam.value() || undefined;
}

/** What the provider's account takes. Throws if the parameter cannot be read. */
export function paymentMaximums(): PaymentMaximums {
  return readPaymentMaximums(paymentMaximumsParam.value());
}

/** A parameter's value, or undefined if it is empty or `none`. */
export function optionalValue(param: { value(): string }): string | undefined {
  const value = param.value();
  return value === '' || value === notSet ? undefined : value;
}

/** A parameter's value. Throws if it is empty or `none`, so that it never signs anything. */
export function requiredValue(param: { name: string; value(): string }): string {
  const value = optionalValue(param);
  if (value === undefined) throw new Error(`The parameter ${param.name} is not set.`);
  return value;
}

import { setGlobalOptions } from 'firebase-functions';
import { defineBoolean, defineInt, defineSecret, defineString } from 'firebase-functions/params';
import {
  readPaymentMaximums,
  defaultPaymentMaximums,
  type PaymentMaximums,
} from '../../shared/payments/payment-maximums.ts';

/** This should be the region of the database. */
export const region = defineString('FUNCTIONS_REGION', { default: 'asia-south1' });
/** Together, all endpoints must fit the region's CPU quota. */
export const endpointMaxInstances = defineInt('ENDPOINT_MAX_INSTANCES', { default: 5 });
/** The number of idle instances to pay for. Razorpay waits only five seconds for a response. */
export const webhookMinInstances = defineInt('WEBHOOK_MIN_INSTANCES', { default: 0 });

/**
 * An idle process uses about 210 MB of the default 256 MB. Cloud Run sends up to 80 requests at once, each with at
 * most 256 KB.
 */
setGlobalOptions({ memory: '512MiB' });

/** The value of an unused secret. */
const notSet = 'none';

export const razorpayKeyId = defineString('RAZORPAY_KEY_ID', { default: '' });
export const razorpayKeySecret = defineSecret('RAZORPAY_KEY_SECRET');
export const razorpayWebhookSecret = defineSecret('RAZORPAY_WEBHOOK_SECRET');
export const razorpayWebhookSecretPrevious = defineSecret('RAZORPAY_WEBHOOK_SECRET_PREVIOUS');
/** Events of other accounts are quarantined. If empty, every signed event is accepted. */
export const razorpayAccountId = defineString('RAZORPAY_ACCOUNT_ID', { default: '' });
const razorpayApiUrlParam = defineString('RAZORPAY_API_URL', { default: '' });

const paymentMaximumsParam = defineString('PAYMENT_MAXIMUMS', { default: defaultPaymentMaximums });

export const locationApiUrl = defineString('LOCATION_API_URL', { default: '' });
export const locationApiKey = defineSecret('LOCATION_API_KEY');

/** Payment requests in 10 minutes. `document` counts an order or invoice, and `address` an IP address. */
export const paymentLimits = {
  document: defineInt('PAYMENT_LIMIT_PER_DOCUMENT', { default: 20 }),
  user: defineInt('PAYMENT_LIMIT_PER_USER', { default: 200 }),
  address: defineInt('PAYMENT_LIMIT_PER_ADDRESS', { default: 400 }),
} as const;
/** Contact form requests in 10 minutes. `acknowledgements` limits the acknowledgement emails in total. */
export const contactLimits = {
  address: defineInt('CONTACT_LIMIT_PER_ADDRESS', { default: 60 }),
  email: defineInt('CONTACT_LIMIT_PER_EMAIL', { default: 5 }),
  acknowledgements: defineInt('ACKNOWLEDGEMENT_LIMIT', { default: 30 }),
} as const;
/** Requests in 10 minutes for emails about an account. */
export const accountEmailLimits = {
  email: defineInt('ACCOUNT_EMAIL_LIMIT_PER_RECIPIENT', { default: 5 }),
  address: defineInt('ACCOUNT_EMAIL_LIMIT_PER_ADDRESS', { default: 60 }),
} as const;
/** Emails that visitors and customers request. `mailbox` is a daily limit, and `all` is an hourly limit. */
export const requestedEmailLimits = {
  mailbox: defineInt('EMAIL_LIMIT_PER_MAILBOX', { default: 20 }),
  all: defineInt('EMAIL_LIMIT_PER_HOUR', { default: 1000 }),
} as const;
/** If visitors or accounts send more messages in an hour, the operator gets them in a digest. */
export const messageFloodLimit = defineInt('MESSAGE_FLOOD_LIMIT', { default: 100 });
export const identityPlatform = defineBoolean('IDENTITY_PLATFORM', { default: false });
/** Whether staff need a second factor. Roles that are granted while this is on keep the requirement. */
export const staffSecondFactor = defineBoolean('STAFF_SECOND_FACTOR', { default: false });
export const appCheckRequired = defineBoolean('APP_CHECK_REQUIRED', { default: false });
/** `smtps://…`, with user and password. Without it, emails stay in the outbox. */
export const smtpUrl = defineSecret('SMTP_URL');
/** An address or `Name <address>`. */
export const mailFrom = defineString('MAIL_FROM', { default: '' });
export const operatorEmail = defineString('OPERATOR_EMAIL', { default: '' });
/** The site's own address for links in emails, such as `https://www.example.com`. */
export const siteUrl = defineString('SITE_URL', { default: '' });
/** If empty, no tax is charged, and receipts aren't tax invoices. */
export const sellerGstin = defineString('SELLER_GSTIN', { default: '' });
export const taxRatePercent = defineInt('TAX_RATE_PERCENT', { default: 18 });
/** The services accounting code (SAC) of the products. */
export const taxSac = defineString('TAX_SAC', { default: '' });
/** The reference of the letter of undertaking under which exports bear no tax; empty if there is none. */
export const taxLutText = defineString('TAX_LUT_TEXT', { default: '' });
/** The key of `keyedHash`. */
export const rateLimitKey = defineSecret('RATE_LIMIT_KEY');

/** Returns another address for Razorpay's API, on the emulator only. */
export function razorpayApiUrl(): string | undefined {
  if (process.env['FUNCTIONS_EMULATOR'] !== 'true') return undefined;
  return razorpayApiUrlParam.value() || undefined;
}

/** Returns whether payments are open. Until Razorpay has reviewed the site, a deployment has no keys. */
export function arePaymentsOpen(): boolean {
  return optionalValue(razorpayKeyId) !== undefined;
}

/** Returns the largest payments that the Razorpay account accepts. Throws if the parameter can't be read. */
export function paymentMaximums(): PaymentMaximums {
  return readPaymentMaximums(paymentMaximumsParam.value());
}

/** Returns undefined for an empty value or `none`. */
export function optionalValue(param: { value(): string }): string | undefined {
  const value = param.value();
  return value === '' || value === notSet ? undefined : value;
}

/** Throws for an empty value or `none`, so an unset secret never signs anything. */
export function requiredValue(param: { name: string; value(): string }): string {
  const value = optionalValue(param);
  if (value === undefined) throw new Error(`The parameter ${param.name} is not set.`);
  return value;
}

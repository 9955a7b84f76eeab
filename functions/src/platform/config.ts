import { setGlobalOptions } from 'firebase-functions';
import { defineBoolean, defineInt, defineSecret, defineString } from 'firebase-functions/params';

/** Where the functions and the database live. */
export const region = 'asia-south1';

/**
 * An idle process holds about 210 MB of the 256 that are usual. A request adds at most 256 KB of a body:
 * 80 at once, as Cloud Run sends them, stay below half of this.
 */
setGlobalOptions({ memory: '512MiB' });

/** What a secret holds when it is bound but not set. */
const notSet = 'none';

export const razorpayKeyId = defineString('RAZORPAY_KEY_ID', { default: '' });
export const razorpayKeySecret = defineSecret('RAZORPAY_KEY_SECRET');
export const razorpayWebhookSecret = defineSecret('RAZORPAY_WEBHOOK_SECRET');
export const razorpayWebhookSecretPrevious = defineSecret('RAZORPAY_WEBHOOK_SECRET_PREVIOUS');
/** Events of another account are parked; empty takes all that are signed. */
export const razorpayAccountId = defineString('RAZORPAY_ACCOUNT_ID', { default: '' });
const razorpayApiUrlParam = defineString('RAZORPAY_API_URL', { default: '' });

export const locationApiUrl = defineString('LOCATION_API_URL', { default: '' });
export const locationApiKey = defineSecret('LOCATION_API_KEY');

/** How often payments may be asked for in 10 minutes: for a document, by a user, from an address. */
export const paymentLimits = {
  document: defineInt('PAYMENT_LIMIT_PER_DOCUMENT', { default: 20 }),
  user: defineInt('PAYMENT_LIMIT_PER_USER', { default: 200 }),
  address: defineInt('PAYMENT_LIMIT_PER_ADDRESS', { default: 400 }),
} as const;
/**
 * How often the contact form's endpoint may be called in 10 minutes, from an address and for an e-mail
 * address, and how many acknowledgements go out in all.
 */
export const contactLimits = {
  address: defineInt('CONTACT_LIMIT_PER_ADDRESS', { default: 60 }),
  email: defineInt('CONTACT_LIMIT_PER_EMAIL', { default: 5 }),
  acknowledgements: defineInt('ACKNOWLEDGEMENT_LIMIT', { default: 30 }),
} as const;
/** More messages of visitors, or of accounts, within an hour are a flood: the operator is told, and gets them together. */
export const messageFloodLimit = defineInt('MESSAGE_FLOOD_LIMIT', { default: 100 });
/** Whether the site's endpoints take only requests with an App Check token. */
export const appCheckRequired = defineBoolean('APP_CHECK_REQUIRED', { default: false });
/** `smtps://…`, with user and password; without it letters wait in the outbox. */
export const smtpUrl = defineSecret('SMTP_URL');
/** Who letters come from: an address, or `Name <address>`. */
export const mailFrom = defineString('MAIL_FROM', { default: '' });
/** Where the operator's letters go. */
export const operatorEmail = defineString('OPERATOR_EMAIL', { default: '' });
/** The site's own address, for links in letters: `https://www.example.com`. */
export const siteUrl = defineString('SITE_URL', { default: '' });
/** Empty charges no tax, and what is issued is a receipt. */
export const sellerGstin = defineString('SELLER_GSTIN', { default: '' });
export const taxRatePercent = defineInt('TAX_RATE_PERCENT', { default: 18 });
/** The services accounting code of what is sold. */
export const taxSac = defineString('TAX_SAC', { default: '' });
/** Reference of the letter of undertaking under which exports bear no tax; empty for none. */
export const taxLutText = defineString('TAX_LUT_TEXT', { default: '' });
/** Keys the hashes under which users, addresses and e-mail addresses are counted. */
export const rateLimitKey = defineSecret('RATE_LIMIT_KEY');

/** Another address for Razorpay's API; undefined outside the emulator, whatever the parameter says. */
export function razorpayApiUrl(): string | undefined {
  if (process.env['FUNCTIONS_EMULATOR'] !== 'true') return undefined;
  return razorpayApiUrlParam.value() || undefined;
}

/** A parameter's value, or undefined when it is empty or `none`. */
export function optionalValue(param: { value(): string }): string | undefined {
  const value = param.value();
  return value === '' || value === notSet ? undefined : value;
}

/** A parameter's value. Throws when it is empty or `none`, so that nothing is signed with it. */
export function requiredValue(param: { name: string; value(): string }): string {
  const value = optionalValue(param);
  if (value === undefined) throw new Error(`The parameter ${param.name} is not set.`);
  return value;
}

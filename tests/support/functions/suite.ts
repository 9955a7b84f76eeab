/** The variables that `npm test` sets for the suite it started. */
export const suite = {
  siteUrl: required('SITE_URL'),
  sandboxUrl: required('SANDBOX_URL'),
  mailboxUrl: required('MAILBOX_URL'),
  projectId: required('GCLOUD_PROJECT'),
  authHost: required('FIREBASE_AUTH_EMULATOR_HOST'),
  firestoreHost: required('FIRESTORE_EMULATOR_HOST'),
  razorpayAccountId: required('RAZORPAY_ACCOUNT_ID'),
  razorpayKeyId: required('RAZORPAY_KEY_ID'),
  razorpayKeySecret: required('RAZORPAY_KEY_SECRET'),
  razorpayWebhookSecret: required('RAZORPAY_WEBHOOK_SECRET'),
  razorpayWebhookSecretPrevious: required('RAZORPAY_WEBHOOK_SECRET_PREVIOUS'),
};

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: these tests run through npm test.`);
  return value;
}

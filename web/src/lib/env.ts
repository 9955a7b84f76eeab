export const env = {
  firebase: {
    apiKey: required('VITE_FIREBASE_API_KEY', import.meta.env.VITE_FIREBASE_API_KEY),
    authDomain: required('VITE_FIREBASE_AUTH_DOMAIN', import.meta.env.VITE_FIREBASE_AUTH_DOMAIN),
    projectId: required('VITE_FIREBASE_PROJECT_ID', import.meta.env.VITE_FIREBASE_PROJECT_ID),
    appId: required('VITE_FIREBASE_APP_ID', import.meta.env.VITE_FIREBASE_APP_ID),
  },
  /** Such as `http://127.0.0.1:9099`. */
  authEmulatorUrl: import.meta.env.VITE_FIREBASE_AUTH_EMULATOR_URL,
  /** Such as `127.0.0.1:8080`. */
  firestoreEmulatorHost: import.meta.env.VITE_FIREBASE_FIRESTORE_EMULATOR_HOST,
  checkoutUrl:
    import.meta.env.VITE_RAZORPAY_CHECKOUT_URL || 'https://checkout.razorpay.com/v1/checkout.js',
  /** Such as `INR:500000,USD:6000`. */
  paymentMaximums: import.meta.env.VITE_PAYMENT_MAXIMUMS,
  /** Whether accounts can have a second factor. */
  hasIdentityPlatform: import.meta.env.VITE_IDENTITY_PLATFORM === 'true',
} as const;

function required(name: string, value: string | undefined): string {
  if (!value)
    throw new Error(`${name} is not set. Build the site with the variables of .env.example.`);
  return value;
}

interface ImportMetaEnv {
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  readonly VITE_FIREBASE_AUTH_EMULATOR_URL?: string;
  readonly VITE_FIREBASE_FIRESTORE_EMULATOR_HOST?: string;
  readonly VITE_TEST_SITE?: string;
  readonly VITE_PAYMENTS_OPEN_ON?: string;
  readonly VITE_SELLER_GSTIN?: string;
  readonly VITE_TAX_RATE_PERCENT?: string;
  readonly VITE_IDENTITY_PLATFORM?: string;
  readonly VITE_APP_CHECK_SITE_KEY?: string;
  readonly VITE_PAYMENT_MAXIMUMS?: string;
  readonly VITE_RAZORPAY_CHECKOUT_URL?: string;
}

import { paymentMaximums } from '../functions/functions-environment.ts';
import { originOf, type Settings } from '../settings.ts';

export function webEnvironment(settings: Settings): Record<string, string> {
  const { projectId, ports, razorpay } = settings;
  return {
    SITE_URL: originOf(settings, 'hosting'),
    VITE_FIREBASE_API_KEY: 'local-suite',
    VITE_FIREBASE_AUTH_DOMAIN: `${projectId}.firebaseapp.com`,
    VITE_FIREBASE_PROJECT_ID: projectId,
    VITE_FIREBASE_APP_ID: 'local-suite',
    VITE_FIREBASE_AUTH_EMULATOR_URL: originOf(settings, 'auth'),
    VITE_FIREBASE_FIRESTORE_EMULATOR_HOST: `localhost:${ports.firestore}`,
    VITE_IDENTITY_PLATFORM: String(settings.hasIdentityPlatform),
    VITE_PAYMENTS_OPEN_ON: settings.paymentsOpenOn,
    VITE_PAYMENT_MAXIMUMS: paymentMaximums,
    VITE_RAZORPAY_CHECKOUT_URL: razorpay.isSandbox
      ? `${originOf(settings, 'sandbox')}/v1/checkout.js`
      : 'https://checkout.razorpay.com/v1/checkout.js',
  };
}

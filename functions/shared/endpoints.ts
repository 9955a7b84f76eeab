import type { Currency } from './values/money.ts';

export const endpoints = {
  createRazorpayOrder: '/create-razorpay-order',
  verifyRazorpayPayment: '/verify-razorpay-payment',
  razorpayWebhook: '/razorpay-webhook',
  deleteAccount: '/delete-account',
  exportAccount: '/export-account',
  sendVerificationEmail: '/send-verification-email',
  sendPasswordResetEmail: '/send-password-reset-email',
  changeEmail: '/change-email',
  readEmailLink: '/read-email-link',
  applyEmailLink: '/apply-email-link',
  reportPasswordChange: '/report-password-change',
  signOutEverywhere: '/sign-out-everywhere',
  signInMethods: '/sign-in-methods',
  claimInvoices: '/claim-invoices',
  receipts: '/receipts',
  submitContactForm: '/submit-contact-form',
  adminActions: '/admin-actions',
  exportCustomer: '/export-customer',
  staffAppToken: '/staff-app-token',
  countries: '/v1/countries',
} as const;

export function statesEndpoint(country: string): string {
  return `${endpoints.countries}/${encodeURIComponent(country)}/states`;
}

export function citiesEndpoint(country: string, state: string): string {
  return `${statesEndpoint(country)}/${encodeURIComponent(state)}/cities`;
}

export const payableTypes = ['product_order', 'invoice'] as const;
export type PayableType = (typeof payableTypes)[number];

export interface CreateRazorpayOrderRequest {
  /** Major units, as the customer sees it. The server only compares it. */
  amount: number;
  currency: Currency;
  user_id: string;
  firestore_id: string;
  type: PayableType;
}

export interface CreateRazorpayOrderAnswer {
  id: string;
  /** Minor units. */
  amount: number;
  currency: Currency;
  /** The provider's public key that the order belongs to. */
  key: string;
}

export interface VerifyRazorpayPaymentRequest {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

export interface VerifyRazorpayPaymentAnswer {
  /** Of the order or invoice. */
  status: string;
}

export interface ClaimInvoicesAnswer {
  /** How many invoices the account has got. */
  claimed: number;
  /**
   * What the account's owner must do before this session may have the invoices that wait for the address, if there are
   * any; null if nothing.
   */
  asksFor: 'sign-in' | 'verification' | null;
}

export interface SendPasswordResetEmailRequest {
  email: string;
}

export interface ChangeEmailRequest {
  newEmail: string;
}

export interface ReportPasswordChangeRequest {
  /** The code of the email that allowed the reset; absent after a change, which a session reports. */
  resetCode?: string | undefined;
}

export interface SignInMethodsRequest {
  /** The id of a method that is removed first; it needs a fresh sign-in with a confirmed one. */
  remove?: string | undefined;
}

export interface SignInMethodsAnswer {
  methods: ListedSignInMethod[];
}

export interface ListedSignInMethod {
  id: string;
  /** As Firebase names it: `password` or `google.com`. */
  provider: string;
  /** The address with which it signs in. */
  email: string | null;
  /** Whether the account began with it, or its owner confirmed it from our email. */
  isConfirmed: boolean;
}

/** The same whether or not an email goes out, so that it does not tell which addresses have an account. */
export interface EmailRequestedAnswer {
  status: 'accepted';
}

export interface StaffAppTokenRequest {
  /** Firebase's id of the site, which is public. */
  appId: string;
}

export interface StaffAppTokenAnswer {
  token: string;
  ttlMillis: number;
}

export interface SubmitContactFormRequest {
  firstName: string;
  email: string;
}

export interface SubmitContactFormAnswer {
  /** The same for every caller, so that it does not tell whether a message was found. */
  message: string;
}

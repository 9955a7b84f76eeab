import type { Currency } from './values/money.ts';

export const endpoints = {
  createRazorpayOrder: '/create-razorpay-order',
  cancelPayable: '/cancel-payable',
  verifyRazorpayPayment: '/verify-razorpay-payment',
  returnFromCheckout: '/return-from-checkout',
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
  orderByInvoice: '/order-by-invoice',
  changePlan: '/change-plan',
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
  /** Major units, as the customer sees it. The server only compares it with its own amount. */
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
  /** The id of the Razorpay key that created the order. */
  key: string;
}

export interface OrderByInvoiceRequest {
  /** The cart's total in rupees, as the customer saw it. */
  total: number;
}

export interface OrderByInvoiceAnswer {
  invoiceId: string;
}

export interface CancelPayableRequest {
  type: PayableType;
  id: string;
}

export interface VerifyRazorpayPaymentRequest {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

export interface VerifyRazorpayPaymentAnswer {
  /** The status of the order or invoice. */
  status: string;
}

export interface ClaimInvoicesAnswer {
  claimed: number;
  /**
   * What the customer must do before this session may claim waiting invoices; null if nothing. `verification`
   * doesn't mean that invoices are waiting.
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
  /** The code of the email that allowed the reset. Absent after a change, which a session reports. */
  resetCode?: string | undefined;
}

export interface SignInMethodsRequest {
  /** The id of a method to remove first. This needs a recent login with a confirmed method. */
  remove?: string | undefined;
}

export interface SignInMethodsAnswer {
  methods: ListedSignInMethod[];
}

export interface ListedSignInMethod {
  id: string;
  /** Firebase's provider id: `password` or `google.com`. */
  provider: string;
  email: string | null;
  /** Whether the account began with it, or its owner confirmed it with our email. */
  isConfirmed: boolean;
}

/** The same whether or not an email is sent, to hide which addresses have an account. */
export interface EmailRequestedAnswer {
  status: 'accepted';
}

export interface StaffAppTokenRequest {
  /** The site's Firebase app id, which is public. */
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
  /** The same for every caller, to hide whether a message was found. */
  message: string;
}

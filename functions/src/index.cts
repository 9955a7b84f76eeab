/**
 * The deployed functions by name. An instance serves the function in FUNCTION_TARGET and loads only the modules of
 * that function. A deployment and the emulators load all modules to find the functions.
 *
 * The module is CommonJS, because the Functions emulator can't load an ES module that awaits. Node also loads
 * packages faster with `require` than with `import`.
 */
const modules: Record<string, () => Record<string, unknown>> = {
  orderByInvoice: () => require('./invoices/order-by-invoice.endpoint.ts'),
  changePlan: () => require('./renewals/change-plan.endpoint.ts'),
  renewPlans: () => require('./renewals/renew-plans.schedule.ts'),
  claimInvoices: () => require('./invoices/claim-invoices.endpoint.ts'),
  cancelPayable: () => require('./payments/checkout/cancel-payable.endpoint.ts'),
  changeEmail: () => require('./accounts/security/change-email.endpoint.ts'),
  createRazorpayOrder: () => require('./payments/checkout/create-razorpay-order.endpoint.ts'),
  deleteAccount: () => require('./accounts/deletion/delete-account.endpoint.ts'),
  adminActions: () => require('./admin/admin-actions.endpoint.ts'),
  exportCustomer: () => require('./admin/export-customer.endpoint.ts'),
  staffAppToken: () => require('./admin/staff-app-token.endpoint.ts'),
  downloadReceipt: () => require('./receipts/download-receipt.endpoint.ts'),
  exportAccount: () => require('./accounts/export/export-account.endpoint.ts'),
  locations: () => require('./locations/locations.endpoint.ts'),
  readEmailLink: () => require('./accounts/links/read-email-link.endpoint.ts'),
  applyEmailLink: () => require('./accounts/links/apply-email-link.endpoint.ts'),
  returnFromCheckout: () => require('./payments/checkout/return-from-checkout.endpoint.ts'),
  razorpayWebhook: () => require('./payments/webhook/razorpay-webhook.endpoint.ts'),
  reportPasswordChange: () => require('./accounts/security/report-password-change.endpoint.ts'),
  sendPasswordResetEmail: () =>
    require('./accounts/security/send-password-reset-email.endpoint.ts'),
  sendVerificationEmail: () => require('./accounts/security/send-verification-email.endpoint.ts'),
  signOutEverywhere: () => require('./accounts/security/sign-out-everywhere.endpoint.ts'),
  signInMethods: () => require('./accounts/methods/sign-in-methods.endpoint.ts'),
  submitContactForm: () => require('./messages/submit-contact-form.endpoint.ts'),
  verifyRazorpayPayment: () => require('./payments/checkout/verify-razorpay-payment.endpoint.ts'),
  digestMessages: () => require('./messages/digest-messages.schedule.ts'),
  deleteExpiredGuests: () => require('./accounts/deletion/delete-expired-guests.schedule.ts'),
  finishDeletions: () => require('./accounts/deletion/finish-deletions.schedule.ts'),
  notifyOfFailedPayments: () =>
    require('./payments/reconcile/notify-of-failed-payments.schedule.ts'),
  scanMethods: () => require('./accounts/methods/scan-methods.schedule.ts'),
  sendEmails: () => require('./emails/send-emails.schedule.ts'),
  sweepPayments: () => require('./payments/reconcile/sweep-payments.schedule.ts'),
  sweepRefunds: () => require('./payments/refunds/sweep-refunds.schedule.ts'),
  sweepReceipts: () => require('./receipts/sweep-receipts.schedule.ts'),
  issueReceipts: () => require('./receipts/issue-receipts.trigger.ts'),
  reconcileLedger: () => require('./admin/reconcile/reconcile-ledger.trigger.ts'),
  notifyOperator: () => require('./emails/notify-operator.trigger.ts'),
  sendEmail: () => require('./emails/send-email.trigger.ts'),
  notifyOfSignIn: () => require('./accounts/methods/notify-of-sign-in.blocking.ts'),
  notifyOfAccountMessage: () => require('./messages/notify-of-messages.trigger.ts'),
  notifyOfVisitorMessage: () => require('./messages/notify-of-messages.trigger.ts'),
  eraseEmailsOfMessage: () => require('./messages/notify-of-messages.trigger.ts'),
};

const target = process.env['FUNCTION_TARGET'];

module.exports = Object.fromEntries(
  Object.entries(modules)
    .filter(([name]) => !target || name === target)
    .map(([name, load]) => [name, load()[name]]),
);

export { createRazorpayOrder } from './http/create-razorpay-order.ts';
export { deleteAccount } from './http/delete-account.ts';
export { locations } from './http/locations.ts';
export { razorpayWebhook } from './http/razorpay-webhook.ts';
export { submitContactForm } from './http/submit-contact-form.ts';
export { verifyRazorpayPayment } from './http/verify-razorpay-payment.ts';
export { finishDeletions } from './schedules/finish-deletions.ts';
export { sweepPayments } from './schedules/sweep-payments.ts';

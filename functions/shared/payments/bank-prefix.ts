/** Begins the id of a bank payment, before the bank's reference. No id of Razorpay's equals it. */
export const bankPrefix = 'bank_';

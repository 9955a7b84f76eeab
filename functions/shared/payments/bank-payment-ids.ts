/** Begins the id of a bank payment, before the bank's reference. No id of Razorpay's equals it. */
const prefix = 'bank_';

/**
 * Returns the id of a bank payment, such as `bank_UTR123`. A reference that was reversed can be recorded again as its
 * next booking, such as `bank_UTR123_2`. References contain no `_`.
 */
export function bankPaymentId(reference: string, booking: number): string {
  return booking === 1 ? prefix + reference : `${prefix}${reference}_${booking}`;
}

export function isBankPayment(paymentId: string): boolean {
  return paymentId.startsWith(prefix);
}

/** Returns the bank's reference; undefined for a payment by Razorpay. */
export function bankReferenceOf(paymentId: string): string | undefined {
  return isBankPayment(paymentId) ? paymentId.slice(prefix.length).split('_')[0] : undefined;
}

/** Returns an entered reference as it is stored, in capitals without spaces and hyphens. */
export function plainReference(entered: string): string {
  return entered.replaceAll(/[\s-]/g, '').toUpperCase();
}

/** A UTR has 16 or 22 characters. Other banks' references are shorter or longer. */
const referenceFormat = /^[A-Z0-9]{6,35}$/;

/** Reads a bank's reference as people type it. Undefined if it isn't one. */
export function readBankReference(text: string): string | undefined {
  const reference = plainReference(text);
  return referenceFormat.test(reference) ? reference : undefined;
}

/** Razorpay's payment methods. */
const methodNames: Readonly<Record<string, string>> = {
  card: 'Card',
  upi: 'UPI',
  netbanking: 'Net banking',
  wallet: 'Wallet',
  emi: 'EMI',
  cardless_emi: 'Cardless EMI',
  paylater: 'Pay later',
  bank_transfer: 'Bank transfer',
};

/** Returns the name of a payment method, or Razorpay's own word for one that is not listed. */
export function nameOfMethod(method: string): string {
  return methodNames[method] ?? method;
}

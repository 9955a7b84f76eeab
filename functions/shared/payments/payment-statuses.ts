/** The status of an order or invoice. A customer can pay only a Pending one. */
export const paymentStatuses = ['Pending', 'Paid', 'Completed', 'Cancelled', 'Refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

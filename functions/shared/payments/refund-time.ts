/** A refund reaches the original payment method within this time. The refund policy promises it. */
export const maxRefundDays = 15;
export const refundTime = `7 to ${maxRefundDays} days`;

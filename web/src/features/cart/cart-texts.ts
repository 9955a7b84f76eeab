import { orderDays } from '@shared/payments/orders-by-invoice.ts';

/** What the cart's page says. The messages load with other pages, too, so they have their own file. */
export const cartTexts = {
  ifPaidToday: 'If you pay today:',
  days: (first: string, last: string) => `${first} to ${last}`,
  tooMuch: (limit: string) =>
    `You can pay up to ${limit} online. For larger orders, our sales team sends you a quote and an invoice.`,
  getInvoice: 'Get an invoice',
  ordering: 'Ordering...',
  byInvoice: (hasBankAccount: boolean) =>
    `Or order by invoice: we email it to you, and you pay it ${hasBankAccount ? 'online or by bank transfer' : 'online'} within ${orderDays.due} days. Your plans start when we receive the payment.`,
  orderByInvoice: {
    loading: 'Loading your order...',
    title: 'Order by invoice',
    billedTo: 'Billed to',
    change: 'Change these details',
    due: (day: string, days: number) =>
      `We email the invoice to you. Pay it within ${days} days, by ${day}. Your plans start when we receive the payment.`,
    back: 'Back to cart',
    confirm: 'Place order',
  },
  ofGuest:
    'They end with their term. To renew plans or to order by invoice, link an email or Google account before you pay.',
  waysToPay: "You pay in Razorpay's checkout window, by card or any other method it offers.",
} as const;

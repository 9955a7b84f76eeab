import { products } from '../../functions/shared/catalogue/catalogue.ts';
import { toMinorUnits, type Currency } from '../../functions/shared/values/money.ts';
import { newOrder } from '../../functions/shared/payments/orders.ts';
import type { ReceiptView } from '../../functions/shared/receipts/receipt-view.ts';
import {
  buildReceipt,
  type ReceiptFacts,
} from '../../functions/src/receipts/issue/build-receipt.ts';
import { toReceiptView } from '../../functions/src/receipts/to-receipt-view.ts';
import type { TaxSettings } from '../../functions/src/receipts/tax/tax-settings.ts';
import { anInvoice, aProfile } from './documents.ts';

const madeAt = new Date('2026-11-21T17:30:00Z');

/** Creates the tax settings of a seller in Haryana. */
export function taxSettings(overrides: Partial<TaxSettings> = {}): TaxSettings {
  return {
    gstin: '06AAAAA0000A1Z6',
    ratePercent: 18,
    sac: '998314',
    lutText: 'LUT ARN AD060000000000X of 1 April 2026.',
    ...overrides,
  };
}

/** Creates the tax invoice of an order of one product, as the page receives it. */
export function aTaxInvoiceView(number: string): ReceiptView {
  return toReceiptView(buildReceipt(factsOfOrder(1, { number, tax: taxSettings() })));
}

export function factsOfOrder(
  lineCount: number,
  overrides: Partial<ReceiptFacts> = {},
): ReceiptFacts {
  const { orderNumber, items, total } = newOrder('customer', products.slice(0, lineCount), madeAt);
  return {
    ...commonFacts(total, 'INR'),
    paidFor: { type: 'product_order', document: { orderNumber, items } },
    ...overrides,
  };
}

export function factsOfInvoice(
  invoice: Parameters<typeof anInvoice>[0] = {},
  overrides: Partial<ReceiptFacts> = {},
): ReceiptFacts {
  const document = anInvoice(invoice);
  return {
    ...commonFacts(document.amount, document.currency),
    paidFor: { type: 'invoice', document },
    ...overrides,
  };
}

function commonFacts(amount: number, currency: Currency): Omit<ReceiptFacts, 'paidFor'> {
  return {
    number: 'R/26-27/000123',
    issuedAt: new Date('2026-11-21T17:35:04Z'),
    payment: {
      id: 'pay_Example0000001',
      method: 'upi',
      capturedAt: new Date('2026-11-21T17:35:00Z'),
      razorpayOrderId: 'order_Example00001',
      amountMinor: toMinorUnits(amount),
      currency,
    },
    profile: aProfile('customer'),
    account: { name: 'Asha', email: 'asha@example.com' },
    checkoutEmail: null,
    tax: undefined,
  };
}

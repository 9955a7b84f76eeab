import type { ChargeType } from '@shared/endpoints.ts';
import type { Currency } from '@shared/money.ts';

/** An order or an invoice of the signed-in user that waits for its payment. */
export interface Payable {
  type: ChargeType;
  userId: string;
  documentId: string;
  /** Major units. */
  amount: number;
  currency: Currency;
  /** For example `Payment for Order #ORD-1`. */
  description: string;
}

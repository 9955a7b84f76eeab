import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { PayableType } from '../../../shared/endpoints.ts';
import type { Invoice, InvoiceLine, IssuedFields } from '../../../shared/payments/invoices.ts';
import type { Order } from '../../../shared/payments/orders.ts';
import { indianDay } from '../../../shared/values/indian-time.ts';
import type { Profile } from '../../../shared/accounts/profiles.ts';
import type { Receipt } from '../../../shared/receipts/receipts.ts';
import { payableTypeOf } from '../../payments/attempts/payables.ts';
import { buildReceipt, type ReceiptFacts } from './build-receipt.ts';
import type { TaxSettings } from '../tax/tax-settings.ts';
import type { Sold } from '../../subscriptions/paid-plans.ts';
import { paidLines, restartedPeriods, startedPeriods } from './paid-lines.ts';
import type { ReceiptReads } from './read-for-receipt.ts';
import { currentTime } from '#clock';

/** Thrown if no receipt is possible. The message contains no text from a customer. */
export class NoReceipt extends Error {}

type PaidDocument = Partial<IssuedFields<unknown>> & Sold;

interface ComposedReceipt {
  receipt: Receipt;
  paid: DocumentSnapshot;
  /** The invoice's lines with the periods that the payment bought; undefined if they are the same. */
  moved: InvoiceLine[] | undefined;
}

export function composeReceipt(
  { entry, record, document, isAccountDeleted, profile, account, renewed }: ReceiptReads,
  number: string,
  tax: TaxSettings | undefined,
): ComposedReceipt {
  const type = document && payableTypeOf(document.ref);
  if (!document || !type) {
    const whose = isAccountDeleted ? 'account was deleted' : 'order or invoice no longer exists';
    throw new NoReceipt(`The ${whose}.`);
  }
  if (document.get('erasedAt') !== undefined) throw new NoReceipt('The account was deleted.');
  if (document.get('paymentId') !== entry.id) {
    throw new NoReceipt('The order or invoice was paid by a different payment.');
  }
  const { lines, purchases = [] } = document.data() as PaidDocument;
  const started = startedPeriods(purchases, indianDay(record.capturedAt.toDate()));
  const restarted = restartedPeriods(renewed, document.ref.path);
  const moved = lines && paidLines(lines, [...started, ...restarted]);
  const receipt = build({
    number,
    issuedAt: currentTime(),
    paidFor: paidFor(document, type, moved),
    payment: {
      id: entry.id,
      method: record.method,
      capturedAt: record.capturedAt.toDate(),
      razorpayOrderId: record.razorpayOrderId,
      amountMinor: record.amountMinor,
      currency: record.currency,
    },
    profile: profile.data() as Profile | undefined,
    account,
    checkoutEmail: record.checkoutEmail,
    tax,
  });
  return { receipt, paid: document, moved };
}

function paidFor(
  snapshot: DocumentSnapshot,
  type: PayableType,
  lines: InvoiceLine[] | undefined,
): ReceiptFacts['paidFor'] {
  if (type === 'product_order') return { type, document: snapshot.data() as Order };
  const document = snapshot.data() as Invoice & Partial<IssuedFields<unknown>>;
  return { type, document: lines ? { ...document, lines } : document };
}

/** Throws NoReceipt for any error, because a document that was changed by hand can cause any. */
function build(facts: ReceiptFacts): Receipt {
  try {
    return buildReceipt(facts);
  } catch (error) {
    throw new NoReceipt(
      error instanceof RangeError ? error.message : "The order or invoice can't be read.",
      {
        cause: error,
      },
    );
  }
}

import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { receiptFileName, receiptId } from '../../../shared/receipt-numbers.ts';
import { withMoments, type Receipt } from '../../../shared/receipts.ts';
import type { OutboxEntry } from '../../outbox/outbox-entry.ts';
import { receipts } from '../../receipts/documents.ts';
import { paymentConfirmed } from './payment-confirmed.ts';
import { renderReceipt } from '../../receipts/pdf/render-receipt.ts';
import type { Draft, DraftRequest } from './draft.ts';
import { findCustomer } from './find-customer.ts';
import { readPurchase } from './read-purchase.ts';
import { receiptCopy } from './receipt-copy.ts';

/** Confirms a payment, as its receipt has it, with the receipt attached. */
export async function composePaymentConfirmed({
  entry: letter,
  siteUrl,
}: DraftRequest): Promise<Draft> {
  const customer = await findCustomer(letter);
  const { snapshot, charge } = await readPurchase(letter.path);
  const receipt = await readReceipt(snapshot, letter);
  const copy = receiptCopy(receipt, charge, customer);
  const { number, items, totalMinor, currency, payment } = receipt;
  const written = paymentConfirmed(
    {
      reader: { ...customer, name: receipt.buyer?.name ?? customer.name },
      charge,
      items: charge.type === 'product_order' ? items : [],
      amountMinor: totalMinor,
      currency,
      paidAt: payment.paidAt,
      paymentId: payment.id,
      receiptNumber: number,
    },
    siteUrl,
  );
  return {
    ...written,
    to: customer.address,
    attachments: [
      {
        filename: receiptFileName(number),
        contentType: 'application/pdf',
        content: await renderReceipt(copy.receipt, copy.notes),
      },
    ],
  };
}

async function readReceipt(
  snapshot: DocumentSnapshot,
  { paymentId }: OutboxEntry,
): Promise<Receipt> {
  const number: unknown = snapshot.get('receiptNumber');
  if (typeof number !== 'string') throw new Error('The receipt is not issued yet.');
  const receipt = (await receipts.doc(receiptId(number)).get()).data();
  if (receipt?.payment.id !== paymentId) throw new Error('The receipt is not of this payment.');
  return withMoments(receipt, (moment) => moment.toDate());
}

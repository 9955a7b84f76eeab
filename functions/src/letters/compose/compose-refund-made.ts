import { isCurrency } from '../../../shared/money.ts';
import type { Letter } from '../../outbox/entry.ts';
import { type PaymentRecord, payments } from '../../payments/documents.ts';
import { refundMade } from './refund-made.ts';
import type { Draft, DraftRequest } from './draft.ts';
import { findCustomer } from './find-customer.ts';
import { readPurchase } from './read-purchase.ts';
import { Undeliverable } from './undeliverable.ts';

/** Tells of a refund as the ledger has it, unless it came back meanwhile. */
export async function composeRefundMade({ letter, siteUrl }: DraftRequest): Promise<Draft> {
  const customer = await findCustomer(letter);
  const [{ payable, name }, { line, refund, ids }] = await Promise.all([
    readPurchase(letter.path),
    readRefund(letter),
  ]);
  if (refund.state === 'failed' || !isCurrency(line.currency)) throw new Undeliverable('outdated');
  const written = refundMade(
    {
      ...ids,
      reader: { ...customer, name: name ?? customer.name },
      payable,
      amountMinor: refund.amountMinor,
      paidMinor: line.amountMinor,
      refundedMinor: line.amountRefundedMinor,
      currency: line.currency,
      refundedAt: refund.createdAt.toDate(),
      // Of the others the letter says the same, whoever asked for them.
      reason: line.outcome === 'duplicate_payment' ? 'duplicate_payment' : null,
    },
    siteUrl,
  );
  return { ...written, to: customer.address };
}

async function readRefund({ paymentId, refundId }: Pick<Letter, 'paymentId' | 'refundId'>) {
  if (paymentId === null || refundId === null) throw new Undeliverable('gone');
  const line: PaymentRecord | undefined = (await payments.doc(paymentId).get()).data();
  const refund = line?.refunds[refundId];
  if (!line || !refund) throw new Undeliverable('gone');
  return { line, refund, ids: { paymentId, refundId } };
}

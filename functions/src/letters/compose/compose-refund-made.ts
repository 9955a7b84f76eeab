import { isCurrency } from '../../../shared/money.ts';
import type { OutboxEntry } from '../../outbox/outbox-entry.ts';
import { type LedgerEntry, payments } from '../../payments/documents.ts';
import { refundMade } from './refund-made.ts';
import type { Draft, DraftRequest } from './draft.ts';
import { findCustomer } from './find-customer.ts';
import { readPurchase } from './read-purchase.ts';
import { Undeliverable } from './undeliverable.ts';

/** Tells of a refund as the ledger has it, unless it came back meanwhile. */
export async function composeRefundMade({ entry: letter, siteUrl }: DraftRequest): Promise<Draft> {
  const customer = await findCustomer(letter);
  const [{ charge, name }, { entry, refund, ids }] = await Promise.all([
    readPurchase(letter.path),
    readRefund(letter),
  ]);
  if (refund.state === 'failed' || !isCurrency(entry.currency)) throw new Undeliverable('outdated');
  const written = refundMade(
    {
      ...ids,
      reader: { ...customer, name: name ?? customer.name },
      charge,
      amountMinor: refund.amountMinor,
      paidMinor: entry.amountMinor,
      refundedMinor: entry.amountRefundedMinor,
      currency: entry.currency,
      refundedAt: refund.createdAt.toDate(),
      // Of the others the letter says the same, whoever asked for them.
      reason: entry.outcome === 'duplicate_payment' ? 'duplicate_payment' : null,
    },
    siteUrl,
  );
  return { ...written, to: customer.address };
}

async function readRefund({ paymentId, refundId }: Pick<OutboxEntry, 'paymentId' | 'refundId'>) {
  if (paymentId === null || refundId === null) throw new Undeliverable('gone');
  const entry: LedgerEntry | undefined = (await payments.doc(paymentId).get()).data();
  const refund = entry?.refunds[refundId];
  if (!entry || !refund) throw new Undeliverable('gone');
  return { entry, refund, ids: { paymentId, refundId } };
}

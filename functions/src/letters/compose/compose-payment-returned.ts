import { isCurrency } from '../../../shared/money.ts';
import type { OutboxEntry } from '../../outbox/outbox-entry.ts';
import { type LedgerEntry, payments } from '../../payments/documents.ts';
import { paymentReturned, type Standing } from './payment-returned.ts';
import type { Draft, DraftRequest } from './draft.ts';
import { findCustomer } from './find-customer.ts';
import { readPurchase } from './read-purchase.ts';
import { Undeliverable } from './undeliverable.ts';

/**
 * Tells that a payment came back uncaptured, and whether its order or invoice is still open. Not when
 * its refund has failed, or it was captured after all.
 */
export async function composePaymentReturned({
  entry: letter,
  siteUrl,
}: DraftRequest): Promise<Draft> {
  const customer = await findCustomer(letter);
  const [{ charge, status, name }, { entry, paymentId }] = await Promise.all([
    readPurchase(letter.path),
    readPayment(letter),
  ]);
  const { state, amountMinor, amountRefundedMinor, currency, createdAt } = entry;
  const isComing = state === 'voided' && amountRefundedMinor >= amountMinor;
  if (!isComing || !isCurrency(currency)) throw new Undeliverable('outdated');
  const written = paymentReturned(
    {
      reader: { ...customer, name: name ?? customer.name },
      charge,
      amountMinor,
      currency,
      paidAt: createdAt.toDate(),
      paymentId,
      standing: standingOf(status),
    },
    siteUrl,
  );
  return { ...written, to: customer.address };
}

async function readPayment({ paymentId }: Pick<OutboxEntry, 'paymentId'>) {
  if (paymentId === null) throw new Undeliverable('gone');
  const entry: LedgerEntry | undefined = (await payments.doc(paymentId).get()).data();
  if (!entry) throw new Undeliverable('gone');
  return { entry, paymentId };
}

function standingOf(status: unknown): Standing {
  if (status === 'Pending') return 'open';
  return status === 'Cancelled' ? 'cancelled' : 'paid';
}

import { isCurrency } from '../../../shared/money.ts';
import type { Letter } from '../../outbox/entry.ts';
import { type PaymentRecord, payments } from '../../payments/documents.ts';
import { paymentReturned, type Standing } from './payment-returned.ts';
import type { Draft, DraftRequest } from './draft.ts';
import { findCustomer } from './find-customer.ts';
import { readPurchase } from './read-purchase.ts';
import { Undeliverable } from './undeliverable.ts';

/**
 * Tells that a payment came back uncaptured, and whether its order or invoice is still open. Not when
 * its refund has failed, or it was captured after all.
 */
export async function composePaymentReturned({ letter, siteUrl }: DraftRequest): Promise<Draft> {
  const customer = await findCustomer(letter);
  const [{ payable, status, name }, { line, paymentId }] = await Promise.all([
    readPurchase(letter.path),
    readPayment(letter),
  ]);
  const { state, amountMinor, amountRefundedMinor, currency, createdAt } = line;
  const isComing = state === 'voided' && amountRefundedMinor >= amountMinor;
  if (!isComing || !isCurrency(currency)) throw new Undeliverable('outdated');
  const written = paymentReturned(
    {
      reader: { ...customer, name: name ?? customer.name },
      payable,
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

async function readPayment({ paymentId }: Pick<Letter, 'paymentId'>) {
  if (paymentId === null) throw new Undeliverable('gone');
  const line: PaymentRecord | undefined = (await payments.doc(paymentId).get()).data();
  if (!line) throw new Undeliverable('gone');
  return { line, paymentId };
}

function standingOf(status: unknown): Standing {
  if (status === 'Pending') return 'open';
  return status === 'Cancelled' ? 'cancelled' : 'paid';
}

import { Timestamp } from 'firebase-admin/firestore';
import { invoiceIssued } from './invoice-issued.ts';
import { priceOf } from '../../payments/attempts/charges.ts';
import type { Draft, DraftRequest } from './draft.ts';
import { findCustomer } from './find-customer.ts';
import { readPurchase } from './read-purchase.ts';
import { Undeliverable } from './undeliverable.ts';

/** Tells of a new invoice, unless it was paid or cancelled meanwhile. */
export async function composeInvoiceIssued({
  entry: letter,
  siteUrl,
}: DraftRequest): Promise<Draft> {
  const customer = await findCustomer(letter);
  const { snapshot, charge, status, name } = await readPurchase(letter.path);
  const price = priceOf(snapshot, charge.type);
  if (status !== 'Pending' || !price) throw new Undeliverable('outdated');
  const createdAt: unknown = snapshot.get('createdAt');
  const issuedAt = createdAt instanceof Timestamp ? createdAt : letter.createdAt;
  const facts = {
    ...price,
    // Until the operator can issue invoices, their words are the customer's own.
    reader: { ...customer, name: name ?? customer.name },
    invoiceNumber: charge.number,
    issuedAt: issuedAt.toDate(),
  };
  return { ...invoiceIssued(facts, siteUrl), to: customer.address };
}

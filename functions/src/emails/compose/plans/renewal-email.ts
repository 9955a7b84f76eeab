import { FieldPath } from 'firebase-admin/firestore';
import { productById } from '../../../../shared/catalogue/catalogue.ts';
import type { PlanRequest, RequestedTerm } from '../../../../shared/subscriptions/subscription.ts';
import { lastDayOfSuspension } from '../../../../shared/subscriptions/last-days.ts';
import { addDays } from '../../../../shared/subscriptions/term-days.ts';
import { invoicesOf } from '../../../invoices/issued-invoice.ts';
import { planInvoiceId } from '../../../invoices/plan-invoice.ts';
import type { OutboxEntry } from '../../../outbox/outbox-entry.ts';
import { firestore } from '../../../platform/firebase.ts';
import { subscriptionsOf } from '../../../subscriptions/documents.ts';
import type { InvoiceEmail } from '../payments/invoice-email.ts';
import { Undeliverable } from '../undeliverable.ts';

export interface RenewalEmail extends InvoiceEmail {
  /** The names of the products, as part of a sentence. */
  products: string;
  /** The last day of the term that ends. */
  lastDay: string;
  /** The last day on which unpaid plans keep access after their term; null while the term runs. */
  lastGraceDay: string | null;
  /** The last day for paying suspended plans, whose users have no access; null for others. */
  lastSuspendedDay: string | null;
  /** The numbers of the cancelled invoices for the same term. */
  replaced: readonly string[];
}

/** Throws Undeliverable if the invoice isn't for plans. */
export async function readRenewal(
  { path, uid }: OutboxEntry,
  facts: InvoiceEmail,
): Promise<RenewalEmail> {
  const invoice = (await firestore.doc(path ?? '').get()).data() as PlanRequest | undefined;
  const [first] = invoice?.terms ?? [];
  if (!first || uid === null) throw new Undeliverable('gone');
  const plan = (await subscriptionsOf(uid).doc(first.subscriptionId).get()).data();
  const names = (invoice?.terms ?? []).map(({ productId }) => productById(productId)?.name);
  return {
    ...facts,
    products: listOf(names.flatMap((name) => name ?? [])),
    lastDay: addDays(first.termStart, -1),
    lastGraceDay: plan?.graceUntil ? addDays(plan.graceUntil, -1) : null,
    lastSuspendedDay: plan?.state === 'suspended' ? lastDayOfSuspension(plan) : null,
    replaced: await findReplaced(uid, first),
  };
}

async function findReplaced(
  uid: string,
  { subscriptionId, termStart }: RequestedTerm,
): Promise<string[]> {
  const beginning = planInvoiceId(subscriptionId, termStart, '');
  const { docs } = await invoicesOf(uid)
    .where(FieldPath.documentId(), '>', beginning)
    .where(FieldPath.documentId(), '<', `${beginning}~`)
    .get();
  return docs
    .map((document) => document.data())
    .filter(({ status }) => status === 'Cancelled')
    .map(({ invoiceNumber }) => invoiceNumber);
}

export function listOf(names: readonly string[]): string {
  return new Intl.ListFormat('en').format(names);
}

import { adminPayablePath } from '../../../../shared/paths.ts';
import { site } from '../../../../shared/site.ts';
import { plainLine } from '../../../../shared/values/plain-text.ts';
import type { OutboxEntry } from '../../../outbox/outbox-entry.ts';
import { paymentFacts } from '../../../receipts/payment-facts.ts';
import { receipts, type IssuedReceipt } from '../../../receipts/documents.ts';
import { factsBlock, type EmailContent } from '../../email-content.ts';
import { Undeliverable } from '../undeliverable.ts';
import { money } from './payable-label.ts';

export async function composeSaleNotice({ paymentId }: OutboxEntry): Promise<EmailContent> {
  const found = await receipts.where('payment.id', '==', paymentId).limit(1).get();
  const receipt = found.docs[0]?.data();
  if (!receipt) throw new Undeliverable('gone');
  return saleNotice(receipt);
}

function saleNotice(receipt: IssuedReceipt): EmailContent {
  const { number, buyer, items, currency, payment, path } = receipt;
  const amount = money(receipt.totalMinor, currency);
  const { label, id, paidOn } = paymentFacts(payment.id, payment.paidAt.toDate());
  const rows = items.map(({ description, amountMinor }) => ({
    label: plainLine(description),
    value: money(amountMinor, currency),
  }));
  return {
    to: 'operator',
    subject: `Sale: ${amount}, receipt ${number}`,
    preheader: rows.map(({ label }) => label).join(', '),
    tone: 'success',
    status: 'New sale',
    heading: amount,
    blocks: [
      { kind: 'items', items: rows, total: { label: 'Total paid', value: amount } },
      factsBlock({
        Customer: buyer && plainLine(buyer.name),
        Company: plainLine(buyer?.company ?? '') || null,
        Receipt: number,
        'Paid on': paidOn,
        [label]: id,
      }),
      { kind: 'button', label: 'Open in the admin panel', path: adminPayablePath(path) },
    ],
    reason: reasonOfSales,
  };
}

export const reasonOfSales = `This email is for the operator of ${site.name}.`;

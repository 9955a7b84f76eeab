import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { receiptFileName, receiptId } from '../../../../shared/receipts/receipt-numbers.ts';
import { withTimes, type Receipt } from '../../../../shared/receipts/receipts.ts';
import { isIssued } from '../../../../shared/payments/invoices.ts';
import { isBankPayment } from '../../../../shared/payments/bank-payment-ids.ts';
import { describeUnused } from '../../../../shared/subscriptions/unused-money.ts';
import { site } from '../../../../shared/site.ts';
import type { OutboxEntry } from '../../../outbox/outbox-entry.ts';
import { bankPayments } from '../../../payments/documents.ts';
import { paymentFacts } from '../../../receipts/payment-facts.ts';
import { receipts } from '../../../receipts/documents.ts';
import { renderReceipt } from '../../../receipts/pdf/render-receipt.ts';
import { factsBlock, type Block, type EmailContent, type Fact } from '../../email-content.ts';
import { money, pageOf, wordsOf, type PayableEmail } from './payable-label.ts';
import { readCustomerFacts } from '../read-facts.ts';
import { paidPlans } from './paid-plans.ts';
import { receiptCopy } from './receipt-copy.ts';
import { greeting } from '../messages/entered-text.ts';
import { Undeliverable } from '../undeliverable.ts';

interface PaymentConfirmed extends PayableEmail {
  customer: PayableEmail['customer'] & { isGuest: boolean };
  /** Empty for an invoice that the customer entered. */
  items: readonly { description: string; amountMinor: number }[];
  /** What the payment pays and for which days. Empty for an invoice without plans. */
  plans: readonly Fact[];
  /** Whether we ask for the renewal of any of the plans. */
  areRenewed: boolean;
  /** Whether a plan could not use its part of the payment. */
  isUnused: boolean;
  paidAt: Date;
  paymentId: string;
  receiptNumber: string;
}

export async function composePaymentConfirmed(entry: OutboxEntry): Promise<EmailContent> {
  const { snapshot, payable, customer } = await readCustomerFacts(entry);
  if (await isReversed(entry)) throw new Undeliverable('outdated');
  const receipt = await readReceipt(snapshot, entry);
  const copy = receiptCopy(receipt, payable, customer);
  const { number, totalMinor, currency, payment } = receipt;
  const { items } = copy.receipt;
  const content = paymentConfirmed({
    customer: { ...customer, name: receipt.buyer?.name ?? customer.name },
    payable,
    items:
      payable.type === 'product_order' || isIssued({ lines: snapshot.get('lines') }) ? items : [],
    amountMinor: totalMinor,
    ...(await paidPlans(snapshot)),
    currency,
    paidAt: payment.paidAt,
    paymentId: payment.id,
    receiptNumber: number,
  });
  const attachment = {
    filename: receiptFileName(number),
    contentType: 'application/pdf',
    content: await renderReceipt(copy.receipt, copy.notes),
  };
  return { ...content, attachments: [attachment] };
}

async function isReversed({ paymentId }: OutboxEntry): Promise<boolean> {
  if (paymentId === null || !isBankPayment(paymentId)) return false;
  return (await bankPayments.doc(paymentId).get()).data()?.reversedAt !== null;
}

async function readReceipt(
  snapshot: DocumentSnapshot,
  { paymentId }: OutboxEntry,
): Promise<Receipt> {
  const number: unknown = snapshot.get('receiptNumber');
  if (typeof number !== 'string') throw new Error('The receipt is not issued yet.');
  const receipt = (await receipts.doc(receiptId(number)).get()).data();
  if (receipt?.payment.id !== paymentId) throw new Error('The receipt is not of this payment.');
  return withTimes(receipt, (moment) => moment.toDate());
}

export function paymentConfirmed(facts: PaymentConfirmed): EmailContent {
  const { customer, payable, paidAt, paymentId, receiptNumber } = facts;
  const { label, id, paidOn } = paymentFacts(paymentId, paidAt);
  const { amount, name } = wordsOf(facts);
  const setup: Block = {
    kind: 'note',
    text: `Plans bought online are set up within minutes of payment. Invoiced and Enterprise orders take 1-3 business days. ${site.access}`.trim(),
  };
  return {
    to: customer,
    subject: `Payment received for ${name}`,
    preheader: `We've received ${amount}. Receipt ${receiptNumber} is attached.`,
    tone: 'success',
    status: 'Payment received',
    heading: amount,
    blocks: [
      greeting(customer),
      `Thank you. We've received your payment of ${amount} for ${name}. ${aboutReceipt(facts)}`,
      ...itemsBlocks(facts),
      ...plansBlocks(facts),
      factsBlock({
        Receipt: receiptNumber,
        'Paid on': paidOn,
        [label]: id,
      }),
      { kind: 'button', label: 'View in your profile', path: pageOf(facts) },
      ...(payable.type === 'product_order' ? [setup] : []),
    ],
    reason: `You're receiving this email because ${name} was paid from your account.`,
  };
}

function plansBlocks({ plans, areRenewed, isUnused }: PaymentConfirmed): Block[] {
  const used: Block[] =
    plans.length === 0
      ? []
      : [
          { kind: 'facts', facts: plans },
          areRenewed
            ? 'We email a renewal invoice before your term ends. Nothing is charged automatically.'
            : "Renewal is off, so we won't ask for another payment.",
        ];
  if (!isUnused) return used;
  return [...used, describeUnused(plans.length === 0)];
}

function itemsBlocks({ items, amountMinor, currency }: PaymentConfirmed): Block[] {
  if (items.length === 0) return [];
  const rows = items.map((item) => ({
    label: item.description,
    value: money(item.amountMinor, currency),
  }));
  const total = { label: 'Total paid', value: money(amountMinor, currency) };
  return [{ kind: 'items', items: rows, total }];
}

const guestWarning =
  'Your guest account exists only in the browser that you paid in. To keep your profile, link an email address or Google account there.';

function aboutReceipt({ customer, payable }: PaymentConfirmed): string {
  if (customer.isVerified) {
    return 'Your receipt is attached as a PDF and is also in your profile.';
  }
  const leftOut =
    payable.type === 'invoice'
      ? 'company, phone number, most of the postal address and the invoice details'
      : 'company, phone number and most of the postal address';
  const complete = `The attached receipt leaves out some details (${leftOut}) because this email address isn't verified yet. The complete receipt is in your profile.`;
  return customer.isGuest ? `${complete} ${guestWarning}` : complete;
}

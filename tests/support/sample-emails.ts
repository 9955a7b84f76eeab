import type { AlertKind } from '../../functions/shared/admin/alerts.ts';
import { alertSentences } from '../../functions/shared/admin/alert-sentences.ts';
import { accountDeleted } from '../../functions/src/emails/compose/account/account-deleted.ts';
import { contactAcknowledged } from '../../functions/src/emails/compose/messages/contact-acknowledged.ts';
import { contactDigest } from '../../functions/src/emails/compose/messages/contact-digest.ts';
import { contactNotice } from '../../functions/src/emails/compose/messages/contact-notice.ts';
import { emailChange } from '../../functions/src/emails/compose/account/email-change.ts';
import { emailChanged } from '../../functions/src/emails/compose/account/email-changed.ts';
import { emailChangeRequested } from '../../functions/src/emails/compose/account/email-change-requested.ts';
import { emailVerification } from '../../functions/src/emails/compose/account/email-verification.ts';
import { invoiceCancelled } from '../../functions/src/emails/compose/payments/invoice-cancelled.ts';
import { invoiceIssued } from '../../functions/src/emails/compose/payments/invoice-issued.ts';
import { invoiceLapsed } from '../../functions/src/emails/compose/payments/invoice-lapsed.ts';
import { invoiceReminder } from '../../functions/src/emails/compose/payments/invoice-reminder.ts';
import { messageAnswered } from '../../functions/src/emails/compose/messages/message-answered.ts';
import { operatorAlert } from '../../functions/src/emails/compose/operator-alert.ts';
import { passwordChanged } from '../../functions/src/emails/compose/account/password-changed.ts';
import {
  googleReminder,
  passwordReset,
} from '../../functions/src/emails/compose/account/password-reset.ts';
import { paymentApplied } from '../../functions/src/emails/compose/plans/payment-applied.ts';
import { paymentConfirmed } from '../../functions/src/emails/compose/payments/payment-confirmed.ts';
import { paymentFailed } from '../../functions/src/emails/compose/payments/payment-failed.ts';
import { paymentReturned } from '../../functions/src/emails/compose/payments/payment-returned.ts';
import { paymentReversed } from '../../functions/src/emails/compose/payments/payment-reversed.ts';
import { planChanged } from '../../functions/src/emails/compose/plans/plan-changed.ts';
import {
  planCancelled,
  planEnded,
  renewalOffered,
  renewalTurnedOn,
} from '../../functions/src/emails/compose/plans/plan-email.ts';
import { planSuspended } from '../../functions/src/emails/compose/plans/plan-suspended.ts';
import { renewalReminder } from '../../functions/src/emails/compose/plans/renewal-reminder.ts';
import { renewalRequested } from '../../functions/src/emails/compose/plans/renewal-requested.ts';
import { refundMade } from '../../functions/src/emails/compose/payments/refund-made.ts';
import { signInMethodAdded } from '../../functions/src/emails/compose/account/sign-in-method-added.ts';
import { renderEmail } from '../../functions/src/emails/render/render-email.ts';
import { actionPath } from '../../functions/shared/accounts/account-actions.ts';
import type { Email } from '../../functions/src/platform/mail/email.ts';

export const siteUrl = 'https://site.example';
export const operatorEmail = 'operator@example.com';
const moment = new Date('2026-11-21T12:01:00Z');
const order = { type: 'product_order', id: 'k3jH2mNqPzR7', number: 'ORD-1763726460000' } as const;
const invoice = { type: 'invoice', id: 'Qm4tZ8vLx2Wc', number: 'INV-2026/041' } as const;
const payment = { paymentId: 'pay_QUg6V5UmtqzQKE', currency: 'INR' } as const;
const address = 'asha@example.com';
const code = 'mHQ0yZ3-sample_code';

/** Returns one rendered email of every kind, by name. `entered` replaces all text that customers and staff enter. */
export function sampleEmails(entered?: string): Record<string, Email> {
  const contents = Object.entries(sampleContents(entered));
  return Object.fromEntries(
    contents.map(([name, content]) => [
      name,
      renderEmail(name, content, { siteUrl, operatorEmail }),
    ]),
  );
}

function sampleContents(entered?: string) {
  const name = entered ?? 'Asha Verma';
  const customer = { address, name, isVerified: true };
  const enteredInvoice = { ...invoice, number: entered ?? invoice.number };
  const confirmed = {
    ...payment,
    customer: { ...customer, isGuest: false },
    amountMinor: 42_998_00,
    plans: [],
    areRenewed: true,
    isUnused: false,
    paidAt: moment,
    receiptNumber: 'R/26-27/000123',
  };
  const refund = {
    ...payment,
    customer,
    payable: order,
    paidMinor: 42_998_00,
    refundedAt: moment,
    refundId: 'rfnd_FP8QHiV938haTz',
    note: null,
    isDuplicate: false,
    isOutdated: false,
  };
  const issued = {
    customer,
    payable: enteredInvoice,
    amountMinor: 25_001_50,
    currency: 'INR' as const,
    issuedAt: moment,
    hasAccount: false,
    issued: {
      lines: [
        { description: entered ?? 'Migration of 2,000 cases', quantity: 1, unitPrice: 20_001.5 },
        { description: 'Training, half a day', quantity: 2, unitPrice: 2_500 },
      ],
      dueAt: new Date('2026-12-31T18:29:59.999Z'),
      note: entered ?? 'As agreed on the phone.',
      suspended: [],
    },
  };
  const renewal = {
    ...issued,
    hasAccount: true,
    issued: {
      ...issued.issued,
      lines: [
        {
          description: 'APAC Debt Grid, 1 user for 1 month, 31 Dec 2026 to 30 Jan 2027',
          quantity: 2,
          unitPrice: 12_500.75,
        },
      ],
      note: null,
    },
    products: 'APAC Debt Grid',
    lastDay: '2026-12-30',
    lastGraceDay: null,
    lastSuspendedDay: null,
    replaced: ['INV/26-27/000121'],
  };
  const plan = {
    customer,
    product: 'APAC Debt Grid',
    plan: {
      state: 'active',
      term: 'month',
      termEnd: '2026-12-31',
      upcoming: null,
      graceUntil: '2027-01-07',
      endedOn: null,
    },
  } as const;
  const restart = {
    product: plan.product,
    paidOn: '2027-01-07',
    termStart: '2026-12-31',
    termEnd: '2027-01-31',
  };
  const changedPlan = {
    ...plan,
    next: {
      productId: 'apac-debt-grid',
      seats: 12,
      term: 'month',
      rate: { base: 0, seat: 15_000_00 },
      termStart: '2026-12-31',
      termEnd: '2027-01-31',
    },
    isAgreed: true,
    currency: 'INR',
  } as const;
  const fullRefund = { ...refund, amountMinor: 42_998_00, refundedMinor: 42_998_00 };
  const returned = {
    ...payment,
    customer,
    payable: enteredInvoice,
    amountMinor: 42_998_00,
    paidAt: moment,
  };
  const message = {
    firstName: name,
    lastName: entered ?? '',
    email: entered ?? address,
    message: entered ?? 'Could you show us the platform next week?',
    company: entered ?? 'Example Bank',
    jobTitle: entered ?? 'Head of recovery',
    portfolioSize: '10,001 to 100,000 cases' as const,
    region: entered ?? 'Asia-Pacific',
    sentAt: moment,
  };
  const item = {
    id: 'pay_FP8QHiV938haTz_dispute',
    paymentId: payment.paymentId,
    uid: 'Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5',
    path: `users/Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5/orders/${entered?.replaceAll('/', '') ?? 'k3jH2mNqPzR7'}`,
    details: entered ?? null,
    payable: order,
    count: 1,
    lastAt: moment,
    noticedAt: moment,
  };
  return {
    'payment-confirmed': paymentConfirmed({
      ...confirmed,
      payable: order,
      items: [
        { description: entered ?? 'NorthStar Debt Console', amountMinor: 18_999_00 },
        { description: 'ConoSur Recovery Studio', amountMinor: 23_999_00 },
      ],
      plans: [
        { label: 'NorthStar Debt Console', value: '1 user, 21 Nov 2026 to 20 Dec 2026' },
        { label: 'ConoSur Recovery Studio', value: '12 users, 21 Nov 2026 to 20 Nov 2027' },
      ],
    }),
    'payment-confirmed-invoice': paymentConfirmed({
      ...confirmed,
      payable: enteredInvoice,
      items: [],
      amountMinor: 1_234_50,
      currency: 'EUR',
    }),
    'payment-confirmed-guest': paymentConfirmed({
      ...confirmed,
      plans: [{ label: 'NorthStar Debt Console', value: '1 user, 21 Nov 2026 to 20 Dec 2026' }],
      areRenewed: false,
      customer: { ...customer, isVerified: false, isGuest: true },
      payable: order,
      items: [{ description: 'NorthStar Debt Console', amountMinor: 42_998_00 }],
    }),
    'renewal-requested': renewalRequested(renewal),
    'renewal-reminder': renewalReminder(renewal),
    'renewal-overdue': renewalReminder({ ...renewal, lastGraceDay: '2027-01-06' }),
    'renewal-offered': renewalOffered(plan),
    'renewal-turned-on': renewalTurnedOn(plan),
    'plan-changed': planChanged(changedPlan),
    'plan-changed-back': planChanged({ ...changedPlan, isAgreed: false }),
    'plan-cancelled': planCancelled(plan),
    'plan-cancelled-paid': planCancelled({
      ...plan,
      plan: { ...plan.plan, upcoming: { ...changedPlan.next, paidBy: '' } },
    }),
    'plan-suspended': planSuspended({
      ...renewal,
      issued: { ...renewal.issued, suspended: [restart] },
      product: plan.product,
      lastDay: '2026-12-30',
      lastDayToPay: '2027-01-20',
    }),
    'plan-ended': planEnded(plan),
    'payment-failed': paymentFailed({
      customer,
      payable: enteredInvoice,
      amountMinor: 1_00_00_000_00,
      currency: 'INR',
      triedAt: moment,
    }),
    'payment-reversed': paymentReversed({
      ...issued,
      bankReference: 'HDFCN52026112100001',
      paidOn: '2026-11-20',
      receiptNumber: 'R/26-27/000123',
      note: entered ?? 'The transfer was for another invoice.',
      isDue: true,
      paid: 'purchases',
    }),
    'payment-reversed-training': paymentReversed({
      ...issued,
      bankReference: 'HDFCN52026112100001',
      paidOn: '2026-11-20',
      receiptNumber: null,
      note: null,
      isDue: true,
      paid: null,
    }),
    'payment-reversed-cancelled': paymentReversed({
      ...issued,
      bankReference: 'HDFCN52026112100001',
      paidOn: '2026-11-20',
      receiptNumber: 'R/26-27/000123',
      note: null,
      isDue: false,
      paid: 'terms',
    }),
    'payment-applied': paymentApplied({
      ...plan,
      name: 'invoice INV-2026/041',
      seats: 3,
      period: '1 month, 21 Nov 2026 to 20 Dec 2026',
    }),
    'payment-returned': paymentReturned({ ...returned, standing: 'open' }),
    'payment-returned-paid': paymentReturned({ ...returned, standing: 'paid' }),
    'payment-returned-cancelled': paymentReturned({ ...returned, standing: 'cancelled' }),
    'invoice-issued': invoiceIssued({
      customer,
      payable: enteredInvoice,
      amountMinor: 2_10_000_75,
      currency: 'INR',
      issuedAt: moment,
      hasAccount: true,
    }),
    'invoice-issued-by-operator': invoiceIssued(issued),
    'invoice-reminder': invoiceReminder(issued, moment),
    'invoice-of-suspended': invoiceReminder(
      { ...renewal, issued: { ...renewal.issued, suspended: [restart] } },
      moment,
    ),
    'invoice-overdue': invoiceReminder(issued, new Date('2027-01-01T00:00:00Z')),
    'invoice-cancelled': invoiceCancelled(issued),
    'invoice-lapsed': invoiceLapsed(issued),
    'refund-full': refundMade(fullRefund),
    'refund-partial': refundMade({
      ...refund,
      amountMinor: 10_000_00,
      refundedMinor: 28_999_00,
      note: entered ?? 'One user less.',
    }),
    'refund-duplicate': refundMade({ ...fullRefund, isDuplicate: true }),
    'refund-outdated': refundMade({ ...fullRefund, isOutdated: true }),
    'email-verification': emailVerification(customer, actionPath('verifyEmail', code)),
    'password-reset': passwordReset(customer, actionPath('resetPassword', code)),
    'password-reset-google': googleReminder(customer),
    'email-change': emailChange(address, actionPath('changeEmail', code)),
    'email-change-requested': emailChangeRequested(customer, moment),
    'email-changed': emailChanged(address, actionPath('restoreEmail', code), moment),
    'password-changed': passwordChanged(customer, moment),
    'sign-in-method-added': signInMethodAdded({
      owner: customer,
      provider: 'google.com',
      signsInAs: 'asha.verma@example.org',
      addedAt: moment,
      path: actionPath('confirmMethod', code),
    }),
    'account-deleted': accountDeleted({ address, name: '', isVerified: false }, moment),
    'contact-acknowledged': contactAcknowledged(address),
    'message-answered': messageAnswered({
      isOfAccount: false,
      address,
      text: 'Gladly.\nWhen does it suit you?',
      writtenAt: moment,
      acknowledgement: null,
      earlier: [],
    }),
    'contact-notice': contactNotice({
      ...message,
      message:
        entered ??
        'Hello,\n\nwe are a lender with about 40,000 open cases in three countries.\nCould you show us the platform next week?\n\nAsha Verma',
    }),
    'contact-digest': contactDigest(Array.from({ length: 21 }, () => message)),
    ...Object.fromEntries(
      (Object.keys(alertSentences) as AlertKind[]).map((kind) => [
        `operator-alert-${kind}`,
        operatorAlert({ ...item, kind }),
      ]),
    ),
  };
}

import { expect } from 'vitest';
import { unclaimed } from '../../../../functions/shared/collections.ts';
import { indianDay } from '../../../../functions/shared/values/indian-time.ts';
import { proveAddress } from '../accounts/accounts.ts';
import { aBankPaidInvoice, anIssuedInvoice } from '../payments/bank-payments.ts';
import { anInvoiceFor, anInvoiceOfPlans } from '../payments/issued-invoices.ts';
import { receiptNumberOf } from '../payments/receipts.ts';
import { storeInvoice, storeOrder } from '../stored.ts';
import { type Asked, type Actions, asked, wrongOf } from './request.ts';

export const payableActions = {
  'cancel-invoice': async (owner) => {
    const { id, path } = await storeInvoice(owner);
    const payable = { type: 'invoice', uid: owner.uid, id } as const;
    return {
      path,
      request: asked({ action: 'cancel-invoice', payable, note: 'Issued twice.' }),
      done: { before: { status: 'Pending' }, after: { status: 'Cancelled' } },
      wrong: wrongOf(payable, 'product_order'),
    };
  },
  'record-bank-payment': async (owner) => {
    const { id, path } = await anIssuedInvoice(owner);
    const payable = { type: 'invoice', uid: owner.uid, id } as const;
    const reference = `UTR${id.slice(0, 13)}`;
    const entered = { reference, paidOn: indianDay(new Date()), amountMinor: 5_500_50 };
    return {
      path,
      request: asked({ action: 'record-bank-payment', payable, ...entered }),
      done: {
        before: { status: 'Pending' },
        after: {
          status: 'Paid',
          reference: reference.toUpperCase(),
          amountMinor: 5_500_50,
          currency: 'INR',
        },
      },
      wrong: [
        ...wrongOf(payable, 'product_order'),
        [{ amountMinor: 5_500_49 }, 'amount-mismatch'],
        [{ reference: 'UTR' }, 'invalid-request'],
        [{ reference: '../payments/pay_1' }, 'invalid-request'],
        [{ paidOn: '2999-01-01' }, 'invalid-request'],
        [{ paidOn: '2026-02-30' }, 'invalid-request'],
        [{ payable: { ...payable, uid: unclaimed } }, 'invoice-unclaimed'],
        [{ payable: { ...payable, id: `${id}-gone` } }, 'record-missing'],
      ],
    };
  },
  'reverse-bank-payment': async (owner) => {
    const { payable, path, paymentId, reference } = await aBankPaidInvoice(owner);
    await receiptNumberOf(path);
    return {
      path,
      request: asked({
        action: 'reverse-bank-payment',
        payable,
        paymentId,
        note: 'It was for another invoice.',
      }),
      done: {
        before: { status: 'Paid', reference },
        after: { status: 'Pending', reference: null, amountMinor: 5_500_50, currency: 'INR' },
      },
      wrong: [
        ...wrongOf(payable, 'product_order'),
        [{ paymentId: 'pay_1' }, 'record-missing'],
        [{ paymentId: `${paymentId}_2` }, 'record-missing'],
        [{ payable: { ...payable, id: `${payable.id}-gone` } }, 'record-missing'],
      ],
    };
  },
  'complete-order': async (owner) => {
    const { id, path } = await storeOrder(owner, { status: 'Paid' });
    const payable = { type: 'product_order', uid: owner.uid, id } as const;
    return {
      path,
      request: asked({ action: 'complete-order', payable }),
      done: { before: { status: 'Paid' }, after: { status: 'Completed' } },
      wrong: wrongOf(payable, 'invoice'),
    };
  },
  'issue-invoice': async (owner) => {
    await proveAddress(owner);
    const invoice = anInvoiceFor(owner.email);
    const request = asked({ action: 'issue-invoice', invoice });
    const path = `users/${owner.uid}/invoices/${request.idempotencyKey}`;
    const [line] = invoice.lines;
    const refused = (terms: object, code: string): Asked['wrong'][number] => [
      { invoice: { ...invoice, ...terms } },
      code,
    ];
    const plan = { id: 'apac-debt-grid', seats: 12, term: 'year', seatPrice: null } as const;
    const wrongPlans = [
      [],
      [plan, { ...plan, term: 'month' }],
      [{ ...plan, id: 'no-such-product' }],
      [{ ...plan, seats: 0 }],
      [{ ...plan, seats: 1.5 }],
      [{ ...plan, seats: 501 }],
      [{ ...plan, term: 'week' }],
      [{ ...plan, seatPrice: 0 }],
      [{ ...plan, seatPrice: 999.5 }],
      [{ ...plan, seatPrice: 1_00_00_001 }],
      [{ ...plan, seats: 500 }],
    ];
    const wrongLines = [
      { ...line, quantity: 0 },
      { ...line, quantity: 1.5 },
      { ...line, unitPrice: 0.001 },
      { ...line, unitPrice: -1 },
      { ...line, unitPrice: 1e12 },
      { ...line, description: ' ' },
      { ...line, description: 'x'.repeat(201) },
    ];
    const wrongTerms = [
      ...wrongLines.map((wrong) => ({ lines: [wrong] })),
      { lines: [] },
      { lines: Array.from({ length: 21 }, () => line) },
      { name: ' ' },
      { email: 'nobody' },
      { email: 'a@example.com, b@example.com' },
      { currency: 'GBP' },
      { dueOn: '2020-01-01' },
      { dueOn: '2027-02-30' },
      { dueOn: 'soon' },
      { note: 'x'.repeat(501) },
    ];
    return {
      path,
      request,
      done: {
        before: {},
        after: {
          number: expect.stringMatching(/^INV\/\d\d-\d\d\/\d{6}$/) as string,
          status: 'Pending',
          amountMinor: 2_500_150,
          currency: 'INR',
        },
      },
      late: null,
      wrong: [
        ...wrongTerms.map((terms) => refused(terms, 'invalid-request')),
        ...wrongPlans.map((plans): Asked['wrong'][number] => [
          { invoice: { ...anInvoiceOfPlans(owner.email), plans } },
          'invalid-request',
        ]),
        refused({ plans: [plan] }, 'invalid-request'),
        refused({ dueOn: '9999-12-31' }, 'due-too-late'),
      ],
    };
  },
  'remind-of-invoice': async (owner) => {
    const { id, path } = await storeInvoice(owner);
    const paid = await storeInvoice(owner, { status: 'Paid' });
    const payable = { type: 'invoice', uid: owner.uid, id } as const;
    return {
      path,
      request: asked({ action: 'remind-of-invoice', payable }),
      done: {
        before: { remindedAt: null },
        after: { remindedAt: expect.stringMatching(/ IST$/) as string },
      },
      late: 'reminded-already',
      wrong: [
        ...wrongOf(payable, 'product_order'),
        [{ payable: { ...payable, id: paid.id } }, 'changed-since'],
      ],
    };
  },
} satisfies Actions;

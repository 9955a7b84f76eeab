import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import type { AuditedChange } from '../../functions/shared/audit.ts';
import type { ChargeName, DeskAction, DeskRequest } from '../../functions/shared/desk.ts';
import { endpoints } from '../../functions/shared/endpoints.ts';
import { attention } from '../../functions/src/alerts/attention-item.ts';
import { raiseAttentionNow } from '../../functions/src/alerts/raise-attention.ts';
import { audit } from '../../functions/src/audit/audit-entry.ts';
import { outbox } from '../../functions/src/outbox/outbox-entry.ts';
import { paymentAttempts, payments, refunds } from '../../functions/src/payments/documents.ts';
import { deletions, type Deletion } from '../../functions/src/platform/documents.ts';
import { auth, firestore } from '../../functions/src/platform/firebase.ts';
import { razorpayGateway } from '../../functions/src/platform/razorpay/client.ts';
import {
  age,
  expired,
  signUp,
  signUpGuest,
  withClaims,
  withTokenOfAge,
  type Account,
} from '../support/functions/accounts.ts';
import { anInvoiceFor } from '../support/functions/issued-invoices.ts';
import { storeAcknowledgement } from '../support/functions/outbox.ts';
import {
  aPaidOrder,
  anOpenOrder,
  ledgerEntry,
  paySettled,
  refundsOf,
  type OpenOrder,
} from '../support/functions/payments.ts';
import { providerRefunds, setFaults } from '../support/functions/provider.ts';
import { post, postAs } from '../support/functions/requests.ts';
import { payInSandbox } from '../support/functions/sandbox.ts';
import { aStaffMember } from '../support/functions/staff.ts';
import { failReceiptOf, storeRefund } from '../support/functions/stopped-work.ts';
import { minutesAgo, storeInvoice, storeMessage, storeOrder } from '../support/functions/stored.ts';

const hourSeconds = 60 * 60;

interface Asked {
  /** Of the record that changes. */
  path: string;
  /** Reads what changes. */
  look: () => Promise<unknown>;
  request: DeskRequest;
  /** What the audit says, and the answer, unless that says more. */
  done: AuditedChange;
  answer?: AuditedChange;
  /** The code for who comes second; null where both may do it. */
  late: string | null;
  /** Changes of the request that are refused, with their codes. */
  wrong: readonly [change: object, code: string][];
}

/** Each action of the desk on a record for which it is right. A new action does not compile without its row. */
const actions: Record<DeskAction['action'], (owner: Account) => Promise<Asked>> = {
  'cancel-invoice': async (owner) => {
    const { id, path } = await storeInvoice(owner);
    const charge = { type: 'invoice', uid: owner.uid, id } as const;
    return {
      path,
      look: () => stored(path),
      request: asked({ action: 'cancel-invoice', charge, note: 'Issued twice.' }),
      done: { before: { status: 'Pending' }, after: { status: 'Cancelled' } },
      late: 'changed-meanwhile',
      wrong: wrongOf(charge, 'product_order'),
    };
  },
  'complete-order': async (owner) => {
    const { id, path } = await storeOrder(owner, { status: 'Paid' });
    const charge = { type: 'product_order', uid: owner.uid, id } as const;
    return {
      path,
      look: () => stored(path),
      request: asked({ action: 'complete-order', charge }),
      done: { before: { status: 'Paid' }, after: { status: 'Completed' } },
      late: 'changed-meanwhile',
      wrong: wrongOf(charge, 'invoice'),
    };
  },
  'issue-invoice': async (owner) => {
    await auth.updateUser(owner.uid, { emailVerified: true });
    const invoice = anInvoiceFor(owner.email);
    const request = asked({ action: 'issue-invoice', invoice });
    const path = `users/${owner.uid}/invoices/${request.key}`;
    const [line] = invoice.lines;
    const refused = (terms: object, code: string): Asked['wrong'][number] => [
      { invoice: { ...invoice, ...terms } },
      code,
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
      look: () => stored(path),
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
        refused({ dueOn: '9999-12-31' }, 'due-too-late'),
      ],
    };
  },
  'remind-of-invoice': async (owner) => {
    const { id, path } = await storeInvoice(owner);
    const paid = await storeInvoice(owner, { status: 'Paid' });
    const charge = { type: 'invoice', uid: owner.uid, id } as const;
    return {
      path,
      look: () => stored(path),
      request: asked({ action: 'remind-of-invoice', charge }),
      done: {
        before: { remindedAt: null },
        after: { remindedAt: expect.stringMatching(/ IST$/) as string },
      },
      late: 'reminded-already',
      wrong: [
        ...wrongOf(charge, 'product_order'),
        [{ charge: { ...charge, id: paid.id } }, 'changed-meanwhile'],
      ],
    };
  },
  'refund-payment': async (owner) => {
    const { payment, order } = await aPaidOrder(owner);
    const amountMinor = order.amount * 100;
    const { id: paymentId } = payment;
    return {
      path: `payments/${paymentId}`,
      look: () => refundsOf(payment),
      request: asked({ action: 'refund-payment', paymentId, amountMinor, note: 'Asked for.' }),
      done: {
        before: { leftMinor: amountMinor, currency: 'INR' },
        after: { leftMinor: 0, currency: 'INR' },
      },
      late: 'not-refundable',
      wrong: [
        [{ paymentId: 'pay_none' }, 'not-refundable'],
        [{ paymentId: '../x' }, 'invalid-request'],
        [{ amountMinor: amountMinor + 1 }, 'not-refundable'],
        [{ amountMinor: 0 }, 'invalid-request'],
        [{ amountMinor: 0.5 }, 'invalid-request'],
        [{ note: ' ' }, 'invalid-request'],
      ],
    };
  },
  'retry-refund': async (owner) => {
    const { payment, order } = await aPaidOrder(owner);
    const amountMinor = order.amount * 100;
    const refund = await storeRefund(payment.id, amountMinor - 1_000, 'refused');
    const made = await storeRefund(payment.id, 100, 'made');
    return {
      path: `refunds/${refund}`,
      look: () => stored(`refunds/${refund}`),
      request: asked({ action: 'retry-refund', refundId: refund }),
      done: { before: { state: 'refused' }, after: { state: 'queued' } },
      answer: { before: { state: 'refused' }, after: { state: 'made' } },
      late: 'changed-meanwhile',
      wrong: [
        [{ refundId: 'none' }, 'record-missing'],
        [{ refundId: '../x' }, 'invalid-request'],
        [{ refundId: made }, 'changed-meanwhile'],
        [
          { refundId: await storeRefund(payment.id, amountMinor + 100, 'refused') },
          'not-refundable',
        ],
      ],
    };
  },
  'settle-payment': async (owner) => {
    const { payment } = await aLostPayment(owner);
    const path = `payments/${payment.id}`;
    return {
      path,
      look: () => stored(path),
      request: asked({ action: 'settle-payment', paymentId: payment.id }),
      done: {
        before: {},
        after: { payment: 'captured', outcome: 'settled', refundedMinor: 0, currency: 'INR' },
      },
      late: null,
      wrong: [
        [{ paymentId: 'pay_None0000000001' }, 'record-missing'],
        [{ paymentId: '../x' }, 'invalid-request'],
      ],
    };
  },
  'capture-payment': async (owner) => {
    const { id, amountMinor } = await anAuthorizedPayment(owner);
    const path = `payments/${id}`;
    const { payment } = await aPaidOrder(owner);
    await payments.doc(payment.id).update({ state: 'voided' });
    return {
      path,
      look: async () => (await stored(path))?.['state'],
      request: asked({ action: 'capture-payment', paymentId: id }),
      done: { before: {}, after: { amountMinor, currency: 'INR' } },
      // The provider captures it once.
      late: null,
      wrong: [
        [{ paymentId: 'none' }, 'record-missing'],
        [{ paymentId: '../x' }, 'invalid-request'],
        [{ paymentId: payment.id }, 'changed-meanwhile'],
      ],
    };
  },
  'retry-deletion': async (owner) => {
    const { path } = await aStuckDeletion(owner.uid, 'receipts');
    const [ended, goingOn] = [randomUUID(), randomUUID()];
    await aStuckDeletion(ended, 'finished');
    await aStuckDeletion(goingOn, 'documents', 0);
    return {
      path,
      look: async () => (await stored(path))?.['step'],
      request: asked({ action: 'retry-deletion', uid: owner.uid }),
      done: { before: {}, after: { step: 'receipts' } },
      late: 'changed-meanwhile',
      wrong: [
        [{ uid: 'none' }, 'record-missing'],
        [{ uid: '../x' }, 'invalid-request'],
        [{ uid: ended }, 'changed-meanwhile'],
        [{ uid: goingOn }, 'changed-meanwhile'],
      ],
    };
  },
  'retry-receipt': async (owner) => {
    const paymentId = (await aPaidOrder(owner)).payment.id;
    await failReceiptOf(paymentId);
    const path = `payments/${paymentId}`;
    const { payment } = await aPaidOrder(owner);
    return {
      path,
      look: async () => (await stored(path))?.['receiptState'],
      request: asked({ action: 'retry-receipt', paymentId }),
      done: { before: { receipt: 'failed' }, after: { receipt: 'queued' } },
      late: 'changed-meanwhile',
      wrong: [
        [{ paymentId: 'none' }, 'record-missing'],
        [{ paymentId: '../x' }, 'invalid-request'],
        [{ paymentId: payment.id }, 'changed-meanwhile'],
      ],
    };
  },
  'resend-letter': async () => {
    const id = await storeAcknowledgement({ state: 'failed' });
    return {
      path: `mail/${id}`,
      look: () => stored(`mail/${id}`),
      request: asked({ action: 'resend-letter', id }),
      done: { before: { state: 'failed' }, after: { state: 'queued' } },
      late: 'changed-meanwhile',
      wrong: [
        [{ id: 'none' }, 'record-missing'],
        [{ id: '../x' }, 'invalid-request'],
        [{ id: await storeAcknowledgement() }, 'changed-meanwhile'],
        [
          { id: await storeAcknowledgement({ state: 'sent', isSecondTime: true }) },
          'changed-meanwhile',
        ],
      ],
    };
  },
  reconcile: async () => {
    const request = asked({ action: 'reconcile', from: '2020-02-28', to: '2020-03-01' });
    const path = `reconciliations/${request.key}`;
    return {
      path,
      look: async () => (await stored(path)) !== undefined,
      request,
      done: { before: {}, after: { from: '2020-02-28', to: '2020-03-01' } },
      late: null,
      wrong: [
        [{ from: '2020-03-02' }, 'invalid-request'],
        [{ from: '2019-11-01' }, 'invalid-request'],
        [{ from: '2020-02-30' }, 'invalid-request'],
        [{ to: '2099-01-01', from: '2098-12-31' }, 'invalid-request'],
        [{ to: '../x' }, 'invalid-request'],
      ],
    };
  },
  'note-message': async (owner) => {
    const { id, path } = await storeMessage(owner, 'Please call me.');
    const message = { uid: owner.uid, id };
    return {
      path,
      look: () => entriesAbout(path, 'note-message'),
      request: asked({ action: 'note-message', message, note: 'Called, no answer.' }),
      done: { before: {}, after: {} },
      late: null,
      wrong: [
        [{ message: { ...message, id: 'none' } }, 'record-missing'],
        [{ message: { ...message, uid: '../x' } }, 'invalid-request'],
        [{ note: ' ' }, 'invalid-request'],
        [{ note: 'x'.repeat(501) }, 'invalid-request'],
      ],
    };
  },
  'close-message': async (owner) => {
    const message = await storeMessage(owner, 'Thank you.');
    const done = await storeMessage(owner, 'Thank you.');
    await firestore.doc(done.path).update({ isOpen: false });
    const name = { uid: owner.uid, id: message.id };
    return {
      path: message.path,
      look: async () => (await stored(message.path))?.['isOpen'] !== false,
      request: asked({ action: 'close-message', message: name, note: 'A greeting.' }),
      done: { before: { waits: true }, after: { waits: false } },
      late: 'changed-meanwhile',
      wrong: [
        [{ message: { ...name, id: 'none' } }, 'record-missing'],
        [{ message: { ...name, uid: '../x' } }, 'invalid-request'],
        [{ message: { ...name, id: done.id } }, 'changed-meanwhile'],
        [{ note: ' ' }, 'invalid-request'],
      ],
    };
  },
  'reply-to-message': async (owner) => {
    const message = await storeMessage(owner, 'Please call me.');
    return {
      path: message.path,
      look: async () => (await stored(message.path))?.['replies'],
      request: asked({
        action: 'reply-to-message',
        message: { uid: owner.uid, id: message.id },
        text: 'Gladly.',
        replies: 0,
      }),
      done: { before: { replies: 0 }, after: { replies: 1 } },
      late: 'changed-meanwhile',
      wrong: [
        [{ message: { uid: owner.uid, id: 'none' } }, 'record-missing'],
        [{ message: { uid: null, id: message.id } }, 'record-missing'],
        [{ message: { uid: '../x', id: message.id } }, 'invalid-request'],
        [{ replies: 1 }, 'changed-meanwhile'],
        [{ replies: -1 }, 'invalid-request'],
        [{ text: ' ' }, 'invalid-request'],
        [{ text: 'x'.repeat(4_001) }, 'invalid-request'],
      ],
    };
  },
  undo: async (owner) => {
    const admin = await aStaffMember();
    const cancelled = await actions['cancel-invoice'](owner);
    const reminded = await actions['remind-of-invoice'](owner);
    const again = await actions['cancel-invoice'](owner);
    for (const { request } of [cancelled, reminded, again]) await ask(admin, request);
    await ask(admin, asked({ action: 'undo', undoes: again.request.key }));
    return {
      path: cancelled.path,
      look: () => stored(cancelled.path),
      request: asked({ action: 'undo', undoes: cancelled.request.key }),
      done: { before: { status: 'Cancelled' }, after: { status: 'Pending' } },
      late: 'changed-meanwhile',
      wrong: [
        [{ undoes: randomUUID() }, 'record-missing'],
        [{ undoes: 'short' }, 'invalid-request'],
        // Its letter went out.
        [{ undoes: reminded.request.key }, 'invalid-request'],
        [{ undoes: again.request.key }, 'changed-meanwhile'],
      ],
    };
  },
  'resolve-attention': async (owner) => {
    const { id, lastAt } = await anAttentionItem(owner);
    return {
      path: `attention/${id}`,
      look: () => stored(`attention/${id}`),
      request: asked({ action: 'resolve-attention', id, lastAt, note: 'Answered.' }),
      done: { before: { resolved: false }, after: { resolved: true } },
      late: 'changed-meanwhile',
      wrong: [
        [{ id: 'none' }, 'record-missing'],
        [{ id: '../x' }, 'invalid-request'],
        // It happened again since it was shown.
        [{ lastAt: { ...lastAt, seconds: lastAt.seconds - 1 } }, 'changed-meanwhile'],
        [{ lastAt: { seconds: 'x', nanoseconds: 0 } }, 'invalid-request'],
        [{ note: ' ' }, 'invalid-request'],
      ],
    };
  },
};

/** A payment that the provider alone knows. */
async function aLostPayment(owner?: Account): Promise<OpenOrder> {
  const opened = await anOpenOrder(owner);
  await setFaults({ webhooks: { status: 'disabled' } });
  const { razorpay_payment_id: id } = await payInSandbox(opened.razorpayOrderId);
  return { ...opened, payment: { ...opened.payment, id } };
}

async function anAuthorizedPayment(owner?: Account) {
  const { order, razorpayOrderId } = await anOpenOrder(owner);
  await setFaults({ payments: { outcome: 'authorized' } });
  const { id } = await paySettled(razorpayOrderId);
  return { id, order, amountMinor: order.amount * 100 };
}

async function aStuckDeletion(uid: string, step: Deletion['step'], minutes = 10) {
  const place = deletions.doc(uid);
  await place.set({ step, updatedAt: minutesAgo(minutes) });
  return place;
}

/** An open item that no trigger tells of: its kind stands for one event. */
async function anAttentionItem({ uid }: Account) {
  const id = `${randomUUID()}_dispute`;
  const { path } = await storeOrder({ uid });
  await raiseAttentionNow({ id, kind: 'dispute', uid, path });
  const { seconds, nanoseconds } =
    (await attention.doc(id).get()).data()?.lastAt ?? Timestamp.now();
  return { id, lastAt: { seconds, nanoseconds } };
}

function wrongOf(charge: ChargeName, type: ChargeName['type']): Asked['wrong'] {
  return [
    [{ charge: { ...charge, id: 'none' } }, 'record-missing'],
    [{ charge: { ...charge, id: '../x' } }, 'invalid-request'],
    [{ charge: { ...charge, uid: `${charge.uid}/x` } }, 'invalid-request'],
    [{ charge: { ...charge, type } }, 'invalid-request'],
  ];
}

describe.each(Object.keys(actions) as DeskAction['action'][])('the desk: %s', (action) => {
  it('does it once, with an entry of the audit that names who, what and when', async () => {
    const admin = await aStaffMember();
    const {
      path,
      look,
      request,
      done,
      answer: body = done,
    } = await actions[action](await signUp());
    const before = await look();
    const answers = [await ask(admin, request), await ask(admin, request)];
    for (const answer of answers) expect(answer).toEqual({ status: 200, body });
    expect(await look()).not.toEqual(before);
    const entry = (await audit.doc(request.key).get()).data();
    expect(entry).toMatchObject({
      action,
      path,
      actorUid: admin.uid,
      actorEmail: admin.email,
      ...done,
    });
    expect(Math.abs((entry?.at.toMillis() ?? 0) - Date.now())).toBeLessThan(60_000);
    expect(await entriesAbout(path, action)).toHaveLength(1);
  });

  it('lets one of two administrators do it who press at once, unless both may', async () => {
    const admins = [await aStaffMember(), await aStaffMember()];
    const { request, late } = await actions[action](await signUp());
    const keys = [randomUUID(), randomUUID()] as const;
    const answers = await Promise.all(
      admins.map((admin, index) => ask(admin, { ...request, key: keys[index] })),
    );
    const codes = answers.map(({ body }) => body.code ?? null);
    expect(new Set(codes)).toEqual(new Set([null, late]));
    const entries = await Promise.all(keys.map((key) => audit.doc(key).get()));
    expect(entries.filter(({ exists }) => exists)).toHaveLength(late === null ? 2 : 1);
  });

  it('does it once for a request that is sent five times at once', async () => {
    const admin = await aStaffMember();
    const { path, request, done, answer: body = done } = await actions[action](await signUp());
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(admin, request)));
    for (const answer of answers) expect(answer).toEqual({ status: 200, body });
    expect(await entriesAbout(path, action)).toHaveLength(1);
  });

  it('refuses everybody else, and changes nothing', async () => {
    const owner = await signUp();
    const { path, look, request } = await actions[action](owner);
    const before = await look();
    const admin = await aStaffMember();
    const former = await aStaffMember();
    await auth.setCustomUserClaims(former.uid, null);
    const refused: [who: Account, code: string][] = [
      [owner, 'not-staff'],
      [await signUp(), 'not-staff'],
      [await signUpGuest(), 'not-staff'],
      [withClaims(await signUp(), { admin: 'true' }), 'not-staff'],
      // The claim of a token alone is not enough.
      [withClaims(await signUp(), { admin: true }), 'unauthenticated'],
      [await aStaffMember('viewer'), 'only-looking'],
      [former, 'unauthenticated'],
      [expired(admin), 'unauthenticated'],
    ];
    for (const [who, code] of refused) {
      expect(await ask(who, request)).toMatchObject({ body: { code } });
    }
    expect(await post(endpoints.desk, request)).toMatchObject({
      body: { code: 'unauthenticated' },
    });
    expect(await look()).toEqual(before);
    expect(await entriesAbout(path, action)).toEqual([]);
  });

  it('leaves the earlier entries of the audit as they are', async () => {
    const admin = await aStaffMember();
    const { request } = await actions[action](await signUp());
    const earlier = await entriesById();
    await ask(admin, request);
    await ask(admin, request);
    const later = await entriesById();
    expect(later.size).toBe(earlier.size + 1);
    for (const [id, entry] of earlier) expect(later.get(id)).toEqual(entry);
  });

  it('takes nothing from a sign-in of more than 12 hours ago', async () => {
    const admin = await aStaffMember();
    await age(admin, 13 * hourSeconds);
    const { path, request } = await actions[action](await signUp());
    const tired = withTokenOfAge(admin, 12 * hourSeconds + 60);
    expect(await ask(tired, request)).toMatchObject({ status: 403, body: { code: 'shift-over' } });
    expect(await entriesAbout(path, action)).toEqual([]);
  });

  it('refuses what does not fit the record', async () => {
    const admin = await aStaffMember();
    const { path, request, wrong } = await actions[action](await signUp());
    const refused = [
      ...wrong,
      [{ key: 'short' }, 'invalid-request'],
      [{ action: 'mark-paid' }, 'invalid-request'],
    ] as const;
    for (const [change, code] of refused) {
      expect(await ask(admin, { ...request, ...change })).toMatchObject({ body: { code } });
    }
    expect(await entriesAbout(path, action)).toEqual([]);
  });
});

it('the key of another request, or of another person, is refused', async () => {
  const [admin, another] = [await aStaffMember(), await aStaffMember()];
  const owner = await signUp();
  const first = await actions['cancel-invoice'](owner);
  expect(await ask(admin, first.request)).toMatchObject({ status: 200 });
  const second = await actions['cancel-invoice'](owner);
  const { key } = first.request;
  expect(await ask(admin, { ...second.request, key })).toMatchObject({ status: 400 });
  expect(await ask(another, first.request)).toMatchObject({ status: 400 });
  expect(await stored(second.path)).toMatchObject({ status: 'Pending' });
});

it('the customer reads what was done and why, on the record itself', async () => {
  const admin = await aStaffMember();
  const { path, request } = await actions['cancel-invoice'](await signUp());
  await ask(admin, request);
  expect(await stored(path)).toMatchObject({
    operatorChanges: [{ change: 'cancelled', note: 'Issued twice.', at: expect.anything() }],
  });
});

it('a refund that the provider does not make now waits, and is made once', async () => {
  const admin = await aStaffMember();
  const { path, request } = await actions['refund-payment'](await signUp());
  await setFaults({ api: [{ operation: 'refund', answer: 503, work: 'not-done', times: 1 }] });
  expect(await ask(admin, request)).toMatchObject({ status: 200 });
  expect(await refundOf(request)).toMatchObject({ state: 'queued', requestedBy: admin.uid });
  await ask(admin, request);
  expect(await refundOf(request)).toMatchObject({ state: 'made', note: 'Asked for.' });
  expect(await providerRefunds(path.replace('payments/', ''))).toHaveLength(1);
});

it('the customer reads why a part was refunded, on the order', async () => {
  const { payment, order } = await aPaidOrder();
  const note = 'One user less.';
  const request = asked({
    action: 'refund-payment',
    paymentId: payment.id,
    amountMinor: 50_050,
    note,
  });
  expect(await ask(await aStaffMember(), request)).toMatchObject({ status: 200 });
  expect(await stored(order.path)).toMatchObject({
    operatorChanges: [{ change: 'refunded', amount: 500.5, note }],
  });
});

it('what Razorpay has of a payment is booked, though its attempt and its refund are lost', async () => {
  const { payment, order, receipt } = await aLostPayment();
  const gateway = razorpayGateway();
  const key = `requested_${payment.id}_1`;
  await gateway.createRefund({ paymentId: payment.id, amountMinor: 300, key });
  await paymentAttempts.doc(receipt).delete();
  const request = asked({ action: 'settle-payment', paymentId: payment.id });
  expect(await ask(await aStaffMember(), request)).toMatchObject({ status: 200 });
  expect(await stored(order.path)).toMatchObject({ status: 'Paid', paymentId: payment.id });
  expect(await ledgerEntry(payment)).toMatchObject({ amountRefundedMinor: 300 });
  expect((await refunds.doc(key).get()).data()).toMatchObject({ state: 'made' });
  expect((await audit.doc(request.key).get()).data()).toMatchObject({ chargePath: order.path });
});

it('a payment is not booked while Razorpay does not answer, and the audit says nothing', async () => {
  const { payment } = await aLostPayment();
  const request = asked({ action: 'settle-payment', paymentId: payment.id });
  const admin = await aStaffMember();
  await setFaults({
    api: [{ operation: 'fetch-payment', answer: 503, work: 'not-done', times: 1 }],
  });
  expect(await ask(admin, request)).toMatchObject({ body: { code: 'provider-unavailable' } });
  expect(await ledgerEntry(payment)).toBeUndefined();
  expect((await audit.doc(request.key).get()).exists).toBe(false);
  expect(await ask(admin, request)).toMatchObject({ status: 200 });
});

it('a captured payment pays its order, also after an answer that was lost', async () => {
  const { id, order } = await anAuthorizedPayment();
  const request = asked({ action: 'capture-payment', paymentId: id });
  const admin = await aStaffMember();
  await setFaults({ api: [{ operation: 'capture', answer: 503, work: 'not-done', times: 1 }] });
  expect(await ask(admin, request)).toMatchObject({ body: { code: 'provider-unavailable' } });
  expect(await ledgerEntry({ id })).toMatchObject({ state: 'authorized' });
  await setFaults({ api: [{ operation: 'capture', answer: 503, work: 'done', times: 1 }] });
  expect(await ask(admin, request)).toMatchObject({ status: 200 });
  expect(await stored(order.path)).toMatchObject({ status: 'Paid', paymentId: id });
  expect(await entriesAbout(`payments/${id}`, 'capture-payment')).toHaveLength(1);
});

it('a deletion that is tried again deletes the account', async () => {
  const { uid } = await signUp();
  await aStuckDeletion(uid, 'receipts');
  const request = asked({ action: 'retry-deletion', uid });
  expect(await ask(await aStaffMember(), request)).toMatchObject({ status: 200 });
  expect(await stored(`deletions/${uid}`)).toMatchObject({ step: 'finished' });
  await expect(auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
});

it('a note of more than 500 characters is refused', async () => {
  const { path, request } = await actions['cancel-invoice'](await signUp());
  const note = 'x'.repeat(501);
  expect(await ask(await aStaffMember(), { ...request, note })).toMatchObject({ status: 400 });
  expect(await stored(path)).toMatchObject({ status: 'Pending' });
});

it('a reply goes out by letter to the address of the form, and stays under the message', async () => {
  const { path, request } = await actions['reply-to-message'](await signUp());
  expect(await ask(await aStaffMember(), request)).toMatchObject({ status: 200 });
  const { replies, email } = (await stored(path)) ?? {};
  expect(replies).toMatchObject([{ id: request.key, text: 'Gladly.' }]);
  expect((await outbox.doc(`reply_${request.key}`).get()).data()).toMatchObject({
    kind: 'message_answered',
    path,
    givenEmail: email,
    replyId: request.key,
  });
});

it('a note about a message is in the audit alone: its customer reads the message', async () => {
  const { path, request } = await actions['note-message'](await signUp());
  const before = await stored(path);
  expect(await ask(await aStaffMember(), request)).toMatchObject({ status: 200 });
  expect(await stored(path)).toEqual(before);
  expect((await audit.doc(request.key).get()).data()).toMatchObject({ note: 'Called, no answer.' });
});

it('an invoice without a reason stays as it is', async () => {
  const { path, request } = await actions['cancel-invoice'](await signUp());
  expect(await ask(await aStaffMember(), { ...request, note: ' ' })).toMatchObject({ status: 400 });
  expect(await stored(path)).toMatchObject({ status: 'Pending' });
});

function asked(action: DeskAction): DeskRequest {
  return { ...action, key: randomUUID() };
}

function ask(who: Account, request: object) {
  return postAs<{ code?: string }>(who, endpoints.desk, request);
}

async function stored(path: string) {
  return (await firestore.doc(path).get()).data();
}

async function entriesAbout(path: string, action: DeskAction['action']) {
  const entries = (await audit.where('path', '==', path).get()).docs.map((it) => it.data());
  return entries.filter((it) => it.action === action);
}

/** All entries with the moments at which they were written. */
async function entriesById() {
  const { docs } = await audit.get();
  return new Map(docs.map((entry) => [entry.id, { at: entry.updateTime, data: entry.data() }]));
}

async function refundOf({ key }: DeskRequest) {
  return (await refunds.doc(key).get()).data();
}

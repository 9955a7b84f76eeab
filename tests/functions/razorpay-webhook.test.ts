import { createHmac } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { userCollectionPath } from '../../functions/shared/collections.ts';
import { firestore, letters, paymentAttempts } from '../../functions/src/firebase.ts';
import { aCartItem } from '../builders/documents.ts';
import { signUp, type Account } from './accounts.ts';
import { createOrder } from './requests.ts';
import { read, storeInvoice, storeOrder, type Stored } from './stored.ts';
import { suite } from './suite.ts';
import { aPaymentEntity, anEvent, deliver, deliverRaw, type PaymentEntity } from './webhooks.ts';

describe('a captured payment', () => {
  it('marks the order Paid, settles the attempt and queues one letter and one receipt', async () => {
    const { order, payment } = await anOpenOrder();
    const answer = await deliver(anEvent('payment.captured', payment));
    expect(answer).toEqual({ status: 200, body: { outcome: 'settled' } });
    expect(await read(order.path)).toMatchObject({
      status: 'Paid',
      paymentId: payment.id,
      paidAt: Timestamp.fromMillis(1_766_000_005_000),
    });
    expect(await read(`payments/${payment.id}`)).toMatchObject({
      state: 'captured',
      outcome: 'settled',
      amountMinor: order.amount * 100,
      receiptState: 'queued',
      path: order.path,
    });
    expect(await attemptState(order.path)).toBe('settled');
    expect(await lettersAbout(payment)).toEqual([`paid_${payment.id}`]);
  });

  it('is booked once by both success events, in either sequence, each delivered twice', async () => {
    for (const events of [
      ['payment.captured', 'order.paid'],
      ['order.paid', 'payment.captured'],
    ]) {
      const { order, payment } = await anOpenOrder();
      for (const event of events) {
        const eventId = `evt_${payment.id}_${event.replace('.', '_')}`;
        for (let delivery = 0; delivery < 2; delivery += 1) {
          const { status, body } = await deliver(anEvent(event, payment), { eventId });
          expect({ status, body }).toEqual({ status: 200, body: { outcome: 'settled' } });
        }
      }
      expect(await read(order.path)).toMatchObject({ status: 'Paid', paymentId: payment.id });
      expect(await lettersAbout(payment)).toEqual([`paid_${payment.id}`]);
    }
  });

  it('is booked once when six deliveries of it arrive at the same time', async () => {
    const { order, payment } = await anOpenOrder();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        deliver(anEvent(index % 2 === 0 ? 'payment.captured' : 'order.paid', payment)),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(await read(order.path)).toMatchObject({ status: 'Paid', paymentId: payment.id });
    expect(await lettersAbout(payment)).toEqual([`paid_${payment.id}`]);
  });

  it('is not booked again by a later delivery, whatever happened to the order since', async () => {
    const { order, payment } = await anOpenOrder();
    await deliver(anEvent('payment.captured', payment));
    await firestore.doc(order.path).update({ status: 'Completed' });
    await letters.doc(`paid_${payment.id}`).delete();
    const again = await deliver(anEvent('order.paid', payment));
    expect(again).toEqual({ status: 200, body: { outcome: 'settled' } });
    expect(await read(order.path)).toMatchObject({ status: 'Completed' });
    expect(await lettersAbout(payment)).toEqual([]);
  });

  it('takes from the cart what was bought, and leaves what was added since', async () => {
    const account = await signUp();
    const cart = firestore.collection(userCollectionPath(account.uid, 'cart'));
    const early = Timestamp.fromMillis(Date.now() - 60_000);
    const late = Timestamp.fromMillis(Date.now() + 60_000);
    await cart.doc('apac-debt-grid').set({ ...aCartItem(), addedAt: early });
    await cart
      .doc('andean-debt-tracker')
      .set({ ...aCartItem('andean-debt-tracker'), addedAt: late });
    await cart.doc('mena-restructure-hub').set({ ...aCartItem(), addedAt: early });
    const { payment } = await anOpenOrder(account);
    await deliver(anEvent('payment.captured', payment));
    const left = (await cart.get()).docs.map(({ id }) => id);
    expect(left.toSorted()).toEqual(['andean-debt-tracker', 'mena-restructure-hub']);
  });

  it('marks an invoice Paid', async () => {
    const account = await signUp();
    const invoice = await storeInvoice(account, { amount: 5500.5, currency: 'EUR' });
    const { body } = await createOrder(account, { ...invoice, type: 'invoice', currency: 'EUR' });
    const payment = aPaymentEntity({ order_id: body.id, amount: 550_050, currency: 'EUR' });
    await deliver(anEvent('order.paid', payment));
    expect(await read(invoice.path)).toMatchObject({ status: 'Paid', paymentId: payment.id });
  });
});

describe('what is not a payment of ours', () => {
  it.each([
    ['a lower amount', { amount: 100 }],
    ['a higher amount', { amount: 99_999_999 }],
    ['another currency', { currency: 'USD' }],
  ])('%s leaves the order Pending and tells the operator', async (_, change) => {
    const { order, payment } = await anOpenOrder();
    const wrong = { ...payment, ...change };
    const answer = await deliver(anEvent('payment.captured', wrong));
    expect(answer).toEqual({ status: 200, body: { outcome: 'amount_mismatch' } });
    expect(await read(order.path)).toMatchObject({ status: 'Pending' });
    expect(await lettersAbout(payment)).toEqual([`attention_${payment.id}_amount_mismatch`]);
  });

  it('an unknown provider order is recorded and answered with 200', async () => {
    const payment = aPaymentEntity();
    const answer = await deliver(anEvent('payment.captured', payment));
    expect(answer).toEqual({ status: 200, body: { outcome: 'unmatched' } });
    expect(await read(`payments/${payment.id}`)).toMatchObject({
      outcome: 'unmatched',
      amountMinor: payment['amount'],
    });
  });

  it('a payment whose notes name somebody’s order pays only its own order', async () => {
    const { order } = await anOpenOrder();
    const notes = { firestore_id: order.id, path: order.path, receipt: order.id };
    await deliver(anEvent('payment.captured', aPaymentEntity({ notes })));
    expect(await read(order.path)).toMatchObject({ status: 'Pending' });
  });

  it('a second captured payment is kept and flagged, and the first one stands', async () => {
    const { order, payment } = await anOpenOrder();
    const second = { ...payment, id: aPaymentEntity().id };
    await deliver(anEvent('payment.captured', payment));
    const answer = await deliver(anEvent('payment.captured', second));
    expect(answer.body).toEqual({ outcome: 'duplicate_payment' });
    expect(await read(order.path)).toMatchObject({ status: 'Paid', paymentId: payment.id });
  });

  it.each(['payment.authorized', 'payment.failed'])(
    '%s leaves the order Pending',
    async (event) => {
      const { order, payment } = await anOpenOrder();
      const status = event.replace('payment.', '');
      const answer = await deliver(anEvent(event, { ...payment, status }));
      expect(answer.body).toEqual({ outcome: 'open' });
      expect(await read(order.path)).toMatchObject({ status: 'Pending' });
      await deliver(anEvent('payment.captured', payment));
      expect(await read(order.path)).toMatchObject({ status: 'Paid' });
      await deliver(anEvent(event, { ...payment, status }));
      expect(await read(order.path)).toMatchObject({ status: 'Paid' });
      expect(await read(`payments/${payment.id}`)).toMatchObject({ state: 'captured' });
    },
  );

  it.each([
    ['an unknown event', { event: 'subscription.charged', payload: {}, created_at: 1 }],
    ['a payment without an id', { event: 'payment.captured', payload: { payment: {} } }],
    ['no event at all', { hello: 'world' }],
  ])('%s is recorded and answered with 200', async (_, event) => {
    expect(await deliver(event)).toEqual({ status: 200, body: { outcome: 'ignored' } });
  });
});

describe('the signature', () => {
  let order: Stored;
  let body: string;
  beforeAll(async () => {
    const opened = await anOpenOrder();
    order = opened.order;
    body = JSON.stringify(anEvent('payment.captured', opened.payment));
  });

  it.each<[string, () => string | undefined]>([
    ['none', () => undefined],
    ['an empty one', () => ''],
    ['one by another secret', () => sign(body, 'another secret')],
    ['one by the API key’s secret', () => sign(body, suite.razorpayKeySecret)],
    ['one by an empty secret', () => createHmac('sha256', '').update(body).digest('hex')],
    ['one of another body', () => sign(`${body} `, suite.razorpayWebhookSecret)],
    ['upper case', () => sign(body, suite.razorpayWebhookSecret).toUpperCase()],
    ['rubbish', () => 'rubbish'],
  ])('%s is refused with 400 and changes nothing', async (_, signature) => {
    const answer = await deliverRaw(body, signature());
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-signature' } });
    expect(await read(order.path)).toMatchObject({ status: 'Pending' });
  });

  it('covers the raw bytes, not the body written anew', async () => {
    const { payment } = await anOpenOrder();
    const event = anEvent('payment.captured', { ...payment, description: 'Invoice 12/26 – ₹5' });
    expect((await deliver(event)).body).toEqual({ outcome: 'settled' });
    const spaced = JSON.stringify(event, null, 2);
    const signature = sign(JSON.stringify(event), suite.razorpayWebhookSecret);
    expect((await deliverRaw(spaced, signature)).status).toBe(400);
  });
});

describe('published samples', () => {
  const folder = resolve(import.meta.dirname, '../fixtures/razorpay-webhooks');

  it.each(globSync('*.json', { cwd: folder }).map((file) => basename(file)))(
    '%s is understood',
    async (file) => {
      const sample: unknown = JSON.parse(readFileSync(resolve(folder, file), 'utf8'));
      const { status, body } = await deliver(sample);
      expect(status).toBe(200);
      expect(body.outcome).toMatch(/^(open|unmatched)$/);
    },
  );
});

async function anOpenOrder(
  owner?: Account,
): Promise<{ account: Account; order: Stored; payment: PaymentEntity }> {
  const account = owner ?? (await signUp());
  const order = await storeOrder(account);
  const { body } = await createOrder(account, order);
  const payment = aPaymentEntity({ order_id: body.id, amount: order.amount * 100 });
  return { account, order, payment };
}

async function attemptState(path: string): Promise<string | undefined> {
  return (await paymentAttempts.where('path', '==', path).get()).docs[0]?.data().state;
}

async function lettersAbout({ id }: PaymentEntity): Promise<string[]> {
  return (await letters.where('paymentId', '==', id).get()).docs.map((letter) => letter.id);
}

function sign(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

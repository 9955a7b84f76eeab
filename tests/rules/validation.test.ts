import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { deleteField } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { ownerUid, startRules, storeOf } from './actors.ts';
import { places } from './documents.ts';

const past = new Date(0);
const line = { id: 'apac-debt-grid' };

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await startRules();
});
afterAll(() => environment.cleanup());
beforeEach(() => environment.clearFirestore());

/** Changes that make a document one that its owner may not create. `undefined` leaves the field out. */
const refused: Record<string, readonly Record<string, unknown>[]> = {
  profile: [
    { uid: 'other' },
    { admin: true },
    { name: undefined },
    { name: 7 },
    { name: 'x'.repeat(201) },
    { email: null },
    { address: 'x'.repeat(501) },
    { isAnonymous: true },
    { createdAt: past },
  ],
  'cart item': [
    { id: 'another-product' },
    { name: '' },
    { pricing: 16_499 },
    { features: 'none' },
    { features: Array.from({ length: 13 }, () => 'x') },
    { quantity: 2 },
    { addedAt: past },
    { addedAt: undefined },
  ],
  order: [
    { status: 'Paid' },
    { status: 'pending' },
    { userId: 'other' },
    { total: 0 },
    { total: -5 },
    { total: 16_499.5 },
    { total: '16499' },
    { currency: 'USD' },
    { items: [] },
    { items: Array.from({ length: 12 }, () => line) },
    { items: line },
    { orderNumber: 'ORD-1' },
    { orderNumber: undefined },
    { createdAt: past },
    { paidAt: past },
    { paymentId: 'pay_1' },
    { refundedAmount: 1 },
  ],
  invoice: [
    { status: 'Paid' },
    { amount: 0.99 },
    { amount: 1_00_00_000.01 },
    { amount: 10.001 },
    { amount: '10' },
    { amount: Number.NaN },
    { amount: Infinity },
    { currency: 'GBP' },
    { name: '' },
    { email: undefined },
    { phone: 7 },
    { invoiceNumber: 'x'.repeat(101) },
    { createdAt: past },
    { receiptNumber: 'R/26-27/000001' },
  ],
  query: [
    { message: '' },
    { message: 'x'.repeat(5001) },
    { firstName: undefined },
    { email: 'x'.repeat(321) },
    { status: 'read' },
    { createdAt: past },
  ],
  'anonymous query': [{ message: 'x'.repeat(5001) }, { lastName: 5 }, { uid: 'x' }],
};

describe.each(Object.entries(refused))('a new %s', (name, changes) => {
  it.each(changes.map((change) => [describeChange(change), change] as const))(
    'is refused with %s',
    async (_, change) => {
      const place = places[name];
      if (!place) throw new Error(`No place ${name}`);
      const actor = name === 'anonymous query' ? 'nobody' : 'owner';
      const document = storeOf(environment, actor).doc(place.path);
      await assertFails(document.set(withoutUndefined({ ...place.make(), ...change })));
      await assertSucceeds(document.set(place.make()));
    },
  );
});

describe('amounts that an invoice may have', () => {
  it.each([1, 1.01, 19.99, 5500.5, 99_99_999.99, 1_00_00_000])('%d', async (amount) => {
    const document = storeOf(environment, 'owner').doc(`users/${ownerUid}/invoices/i`);
    await assertSucceeds(document.set({ ...places['invoice']?.make(), amount }));
  });
});

describe('ids that can’t be paid', () => {
  it.each(['a b', 'a.b', 'ä', 'x'.repeat(65)])('%s', async (id) => {
    const owner = storeOf(environment, 'owner');
    const order = places['order']?.make() ?? {};
    const invoice = places['invoice']?.make() ?? {};
    await assertFails(owner.doc(`users/${ownerUid}/orders/${id}`).set(order));
    await assertFails(owner.doc(`users/${ownerUid}/invoices/${id}`).set(invoice));
  });
});

describe('a stored profile', () => {
  it.each([{ uid: 'other' }, { isAnonymous: true }, { createdAt: new Date() }, { admin: true }])(
    'can’t be changed to %j',
    async (change) => {
      const document = storeOf(environment, 'owner').doc(`users/${ownerUid}`);
      await document.set({ ...places['profile']?.make() });
      await assertFails(document.update(change));
    },
  );

  it('keeps every field', async () => {
    const document = storeOf(environment, 'owner').doc(`users/${ownerUid}`);
    await document.set({ ...places['profile']?.make() });
    await assertFails(document.update({ email: deleteField() }));
  });
});

function describeChange(change: Record<string, unknown>): string {
  return Object.entries(change)
    .map(([field, value]) => `${field}: ${(JSON.stringify(value) ?? 'none').slice(0, 40)}`)
    .join();
}

function withoutUndefined(document: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(document).filter(([, value]) => value !== undefined));
}

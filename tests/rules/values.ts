import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { toCartItem } from '../../functions/shared/catalogue/cart.ts';
import { invoiceLengths } from '../../functions/shared/payments/invoices.ts';
import { products } from '../../functions/shared/catalogue/catalogue.ts';
import { terms } from '../../functions/shared/catalogue/quantity.ts';
import { aProduct } from '../support/documents.ts';
import { newOrder } from '../../functions/shared/payments/orders.ts';
import { profileLengths } from '../../functions/shared/accounts/profiles.ts';
import {
  contactMessageLengths,
  demoRegions,
  portfolioSizes,
} from '../../functions/shared/messages/contact-messages.ts';
import { actors } from './actors.ts';
import { documentKindNames, documentKinds, type DocumentKindName } from './documents.ts';
import { isAllowed, readRules, storeOf } from './environment.ts';
import { isAccepted, prepare } from './attempt.ts';

const uid = actors.owner.target;
const [item] = newOrder(uid, products, new Date()).items;

/** The maximum lengths of texts that have no other limit. */
const maxLengths: Record<DocumentKindName, Record<string, number>> = {
  profile: profileLengths,
  'cart item': { name: 100, description: 1000, pricing: 300 },
  order: {},
  invoice: invoiceLengths,
  query: contactMessageLengths,
  'anonymous query': contactMessageLengths,
};

const lengths = documentKindNames.flatMap((name) =>
  Object.entries(maxLengths[name]).map(([field, length]) => ({ name, field, length })),
);

describe.each(lengths)('$field of a $name', ({ name, field, length }) => {
  it.each(['x', 'अ', '—'])(`may have %s ${length} times and no more`, async (character) => {
    expect(await isAccepted(name, { [field]: character.repeat(length) })).toBe(true);
    expect(await isAccepted(name, { [field]: character.repeat(length + 1) })).toBe(false);
  });
});

describe.each<[DocumentKindName, Record<string, readonly unknown[]>]>([
  [
    'profile',
    {
      email: ['other@example.com', 'asha@example.com.evil.example', ''],
      uid: ['other', 'Owner'],
      postcode: ['', '022002', '12200', '1220021', '122 002', '122002\n', 122002, null],
      company: ['', '  ', 'Example\nBank', null, 7, ['Example Bank']],
      gstin: ['', '06aaaaa0000a1z6', '06AAAAA0000A1Z6\n', '06AAAAA0000A1Z', 6, null],
    },
  ],
  [
    'cart item',
    {
      id: ['andean-debt-tracker', 'apac-debt-grid '],
      position: [0, 12, 1.5, '1'],
      seats: [-1, 501, 1.5, '12', null],
      term: ['week', 'Month', '', 12, null],
      features: [
        [{ x: 1 }],
        ['x'.repeat(2001)],
        ['two\nlines'],
        Array.from({ length: 13 }, () => 'x'),
      ],
    },
  ],
  [
    'order',
    {
      userId: ['other'],
      status: ['Paid', 'pending', 'PENDING', 'Completed', 'Pending '],
      currency: ['USD', 'inr'],
      total: [16_499.5, 1_00_00_001, Number.MAX_SAFE_INTEGER + 1, 0, -16_499],
      items: [
        Array.from({ length: 12 }, () => item),
        ['apac-debt-grid'],
        [null],
        [{ ...item, extra: 'x' }],
        [{ ...item, name: 'x'.repeat(501) }],
        [{ ...item, id: { text: 'x'.repeat(501) } }],
        [{ ...item, name: ['x'.repeat(501)] }],
        [{ ...item, pricing: null }],
        [{ ...item, id: 7 }],
        [{ ...item, price: '16499' }],
        [{ ...item, price: 16_499.5 }],
        [{ ...item, seats: 1.5 }],
        [{ ...item, seats: '12' }],
        [{ ...item, seats: null }],
        [{ ...item, term: null }],
        ...Array.from({ length: 11 }, (_, changedIndex) =>
          Array.from({ length: 11 }, (_, index) =>
            index === changedIndex ? { ...item, extra: 1 } : item,
          ),
        ),
      ],
      orderNumber: ['ORD-1', 'ORD-12345678901234', 'ord-1234567890123', 'xORD-1234567890123'],
    },
  ],
  [
    'invoice',
    {
      status: ['Paid', 'pending', 'Completed'],
      amount: [0.99, 1_00_00_000.01, 10.001, 1.005, '10'],
      currency: ['GBP', 'inr', 'INR '],
      phone: ['12345', '1'.repeat(16), '+91 call me', '9000\u{a0}00000', '()-+ .'],
    },
  ],
  [
    'query',
    {
      message: ['first\n\tsecond', 'first\r\nsecond', '\n', '   '],
      firstName: ['   ', '\u{200d}', '\u{301}', '\u{3164}', '\u{2800}'],
      company: ['', '  ', 'Example\nBank', null, 7, ['Example Bank']],
      jobTitle: ['', 'Head\tof recovery', { text: 'Head' }],
      region: ['', '\u{2028}', true],
      portfolioSize: ['', 'up to 1,000 cases', '1000', 1000, null, [portfolioSizes[0]]],
    },
  ],
  ['anonymous query', { company: ['', 7], portfolioSize: ['Three cases'] }],
])('a %s', (name, values) => {
  it.each(Object.entries(values))('is refused with an invalid %s', async (field, unfit) => {
    const taken: unknown[] = [];
    for (const value of unfit) if (await isAccepted(name, { [field]: value })) taken.push(value);
    expect(taken).toEqual([]);
  });
});

describe.each<[DocumentKindName, Record<string, readonly unknown[]>]>([
  [
    'profile',
    {
      postcode: ['122002', '999999'],
      company: ['Example Bank', 'उदाहरण बैंक'],
      gstin: ['06AAAAA0000A1Z6'],
    },
  ],
  ['order', { total: [1, 1_00_00_000] }],
  [
    'invoice',
    {
      amount: [1, 1.01, 19.99, 5500.5, 99_99_999.99, 1_00_00_000],
      currency: ['INR', 'USD', 'EUR'],
      phone: ['123456', '+91 (900) 000.00-00', '1 2 3 4 5 6 7 8 9 0 1 2 3 4 5'],
    },
  ],
  [
    'query',
    {
      message: ['first\nsecond\n\nthird', '\n.', 'email: 👩‍💻 नमस्ते'],
      // Includes the joiners of Indic scripts, and Arabic, which reads from right to left.
      firstName: ['क्\u{200d}ष', 'ക്\u{200c}ഷ', 'عائشة', '7', '👩‍💻'],
      company: ['Example Bank', 'उदाहरण बैंक'],
      portfolioSize: portfolioSizes,
      region: demoRegions,
    },
  ],
  ['anonymous query', { company: ['Example Bank'], portfolioSize: portfolioSizes }],
])('a %s', (name, values) => {
  it.each(Object.entries(values))('is accepted with each valid %s', async (field, fit) => {
    const refused: unknown[] = [];
    for (const value of fit) if (!(await isAccepted(name, { [field]: value }))) refused.push(value);
    expect(refused).toEqual([]);
  });
});

describe('a postcode abroad', () => {
  it.each(['D02 AF30', '022002', '01310-100', 'A', '1'.repeat(12)])('is %j', async (postcode) => {
    expect(await isAccepted('profile', { country: 'Ireland', postcode })).toBe(true);
  });

  it.each(['', 'd02', ' A', 'A-', 'A\nB', '1'.repeat(13), 1, ['A']])(
    'is not %j',
    async (postcode) => {
      expect(await isAccepted('profile', { country: 'Ireland', postcode })).toBe(false);
    },
  );
});

describe('the catalogue', () => {
  it('fits into a cart in one batch, and leaves it in one', async () => {
    const [adding, clearing] = [storeOf('owner').batch(), storeOf('owner').batch()];
    for (const [index, product] of products.entries()) {
      const line = storeOf('owner').doc(`users/${uid}/cart/${product.id}`);
      adding.set(line, { ...toCartItem(product), position: index + 1, addedAt: serverTimestamp() });
      clearing.delete(line);
    }
    expect(await isAllowed(adding.commit())).toBe(true);
    expect(await isAllowed(clearing.commit())).toBe(true);
  });

  it('matches the list in the rules', async () => {
    const list = /function productIds\(\) \{([^}]*)\}/.exec(await readRules())?.[1] ?? '';
    const ids = [...list.matchAll(/'([^']+)'/g)].map((match) => match[1]);
    expect(ids).toEqual(products.map(({ id }) => id));
  });

  it.each([undefined, { seats: 1, term: 'year' }, { seats: 12, term: 'month' }] as const)(
    'fits into one order, each product with %j',
    async (quantity) => {
      const lines = products.map(({ id }) => ({ id, ...quantity }));
      const order = { ...newOrder(uid, lines, new Date()), total: 1_00_00_000 };
      expect(order.items).toHaveLength(11);
      expect(await isAccepted('order', order)).toBe(true);
    },
  );

  it.each(['another-product', 'APAC-Debt-Grid', 'apac-debt-grid-2'])('has no %s', async (id) => {
    const item = { ...documentKinds['cart item'].make(), id };
    expect(await isAllowed(storeOf('owner').doc(`users/${uid}/cart/${id}`).set(item))).toBe(false);
  });
});

describe('a line of a cart', () => {
  const path = documentKinds['cart item'].pathFor(uid);
  const line = () => storeOf('owner').doc(path);
  const stored = { ...toCartItem(aProduct()), position: 3, addedAt: new Date('2026-08-01') };
  const quantity = { seats: 500, term: 'year' } as const;

  it('may have seats and a term, or neither', async () => {
    for (const seats of [0, 1, 500]) {
      for (const term of terms) expect(await isAccepted('cart item', { seats, term })).toBe(true);
    }
    const { seats: _seats, term: _term, ...plain } = documentKinds['cart item'].make();
    await prepare('create', path, {});
    expect(await isAllowed(line().set(plain))).toBe(true);
  });

  it('gets another quantity, and keeps its time and position', async () => {
    await prepare('update', path, stored);
    expect(await isAllowed(line().update({ ...toCartItem(aProduct(), quantity) }))).toBe(true);
    const { addedAt, ...changed } = (await line().get()).data() ?? {};
    expect(changed).toMatchObject({ ...quantity, position: 3 });
    expect(addedAt).toEqual(Timestamp.fromDate(stored.addedAt));
  });

  it('gets no invalid quantity, no other time, and no earlier time when it is new', async () => {
    await prepare('update', path, stored);
    for (const change of [{ seats: 501 }, { term: 'week' }, { addedAt: new Date('2026-08-02') }]) {
      expect(await isAllowed(line().update(change))).toBe(false);
    }
    await prepare('create', path, {});
    expect(await isAllowed(line().set(stored))).toBe(false);
  });
});

it("an invoice of a customer has no id of a plan's request", async () => {
  expect(await createsInvoice('sub_plan_20261201_1')).toBe(false);
  expect(await createsInvoice('submitted')).toBe(true);
});

function createsInvoice(id: string): Promise<boolean> {
  const invoice = storeOf('owner').doc(`users/${uid}/invoices/${id}`);
  return isAllowed(invoice.set(documentKinds.invoice.make()));
}

import { arrayUnion, increment, serverTimestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { actorNames, actors } from './actors.ts';
import { attempt, operations, prepare } from './attempt.ts';
import { places, storedDocument, type PlaceName } from './documents.ts';
import { isAllowed, storeOf, type Store } from './environment.ts';
import { storedAt } from './stored.ts';

const uid = actors.owner.target;
const owner = (): Store => storeOf('owner');

describe('the id', () => {
  const strange = [
    'a b',
    'a.b',
    'ä',
    '%2e%2e',
    'a\nb',
    '<b>',
    "a'b",
    '..x',
    'x'.repeat(65),
    '{uid}',
  ];

  it.each<PlaceName>(['order', 'invoice', 'query', 'anonymous query', 'cart item'])(
    'of %s has no strange characters',
    async (name) => {
      const { pathFor, make, writer } = places[name];
      const parent = storeOf(writer).doc(pathFor(uid)).parent;
      const taken: string[] = [];
      for (const id of strange) {
        if (await isAllowed(parent.doc(id).set(make(uid)))) taken.push(id);
      }
      expect(taken).toEqual([]);
    },
  );

  it.each<PlaceName>(['order', 'invoice', 'query', 'anonymous query'])(
    'of %s may be one that the database makes, and up to 64 characters',
    async (name) => {
      const { pathFor, make, writer } = places[name];
      const parent = storeOf(writer).doc(pathFor(uid)).parent;
      await parent.add(make(uid));
      const longest = parent.doc('x'.repeat(64));
      await prepare('create', longest.path, {});
      expect(await isAllowed(longest.set(make(uid)))).toBe(true);
    },
  );

  it.each(['Owner', 'owner ', 'owner.', 'own', 'owner2', '*', '{uid}'])(
    '%s of another user is not the owner’s',
    async (id) => {
      const attempts = operations.map(async (operation) => {
        const work = attempt(owner(), operation, `users/${id}`, places.profile.make(id));
        return (await isAllowed(work)) ? [operation] : [];
      });
      expect((await Promise.all(attempts)).flat()).toEqual([]);
    },
  );
});

describe('a path that no rule names', () => {
  it.each([
    `users/${uid}/orders/order-1/items/item-1`,
    `users/${uid}/invoices/invoice-1/payments/payment-1`,
    `users/${uid}/queries/query-1/answers/answer-1`,
    `users/${uid}/cart/apac-debt-grid/notes/note-1`,
    `users/${uid}/secrets/secret-1`,
    `users/${uid}/payments/payment-1`,
    `users/${uid}/receipts/receipt-1`,
    `anonymous_queries/query-1/answers/answer-1`,
    `Users/${uid}`,
    `orders/order-1`,
    `cart/apac-debt-grid`,
  ])('%s is closed to every caller', async (path) => {
    await prepare('get', path, { uid });
    const attempts = actorNames.flatMap((name) =>
      operations
        .filter((operation) => !isStaffsList(name, operation, path))
        .map(async (operation) => {
          const target = operation === 'create' ? `${path}-new` : path;
          const work = attempt(storeOf(name), operation, target, { uid });
          return (await isAllowed(work)) ? [`${operation} by ${name}`] : [];
        }),
    );
    expect((await Promise.all(attempts)).flat()).toEqual([]);
  });
});

describe('a stored order', () => {
  it.each([
    ['a higher total', { total: increment(1) }],
    ['a total that stays', { total: increment(0) }],
    ['one more item', { items: arrayUnion({ id: 'apac-debt-grid' }) }],
    ['a new time', { createdAt: serverTimestamp() }],
    ['a status', { status: 'Paid' }],
    ['a payment', { paymentId: 'pay_1' }],
    ['nothing', {}],
  ])('takes no %s', async (_, change) => {
    const path = `users/${uid}/orders/order-1`;
    await prepare('update', path, storedDocument(places.order, uid));
    const before = await storedAt(path);
    expect(await isAllowed(owner().doc(path).update(change))).toBe(false);
    expect(await isAllowed(owner().doc(path).set(change, { merge: true }))).toBe(false);
    expect(await storedAt(path)).toEqual(before);
  });
});

/** The pattern of collection-group queries opens lists to staff, whatever lies around them. */
function isStaffsList(name: string, operation: string, path: string): boolean {
  const group = path.split('/').at(-2) ?? '';
  const isList = operation === 'list' || operation === 'group';
  return (
    isList && ['orders', 'invoices', 'queries'].includes(group) && /^(admin|viewer)/.test(name)
  );
}

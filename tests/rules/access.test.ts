import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { actors, startRules, storeOf, type Actor, type Store } from './actors.ts';
import { places, serverCollections } from './documents.ts';

const operations = ['get', 'list', 'create', 'update', 'delete'] as const;
type Operation = (typeof operations)[number];

/** Who may do what; every other cell of the matrix is denied. */
const allowed: Record<string, Partial<Record<Operation, readonly Actor[]>>> = {
  profile: { get: ['owner'], create: ['owner'], update: ['owner'] },
  'cart item': {
    get: ['owner'],
    list: ['owner'],
    create: ['owner'],
    update: ['owner'],
    delete: ['owner'],
  },
  order: { get: ['owner'], list: ['owner'], create: ['owner'] },
  invoice: { get: ['owner'], list: ['owner'], create: ['owner'] },
  query: { get: ['owner'], list: ['owner'], create: ['owner'] },
  'anonymous query': { create: ['nobody'] },
};

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await startRules();
});
afterAll(() => environment.cleanup());
beforeEach(() => environment.clearFirestore());

describe.each(Object.keys(places))('%s', (name) => {
  describe.each(operations)('%s', (operation) => {
    it.each(actors)('by %s', async (actor) => {
      const place = places[name];
      if (!place) throw new Error(`No place ${name}`);
      if (operation !== 'create') await storeExisting(place.path, place.make());
      const attempt = attemptOf(storeOf(environment, actor), operation, place.path, place.make());
      const isAllowed = allowed[name]?.[operation]?.includes(actor) ?? false;
      await (isAllowed ? assertSucceeds(attempt) : assertFails(attempt));
    });
  });
});

describe.each(serverCollections)('the server’s collection %s', (collection) => {
  describe.each(operations)('%s', (operation) => {
    it.each(actors)('is denied to %s', async (actor) => {
      const path = `${collection}/document-1`;
      await storeExisting(path, { uid: actor });
      const store = storeOf(environment, actor);
      await assertFails(attemptOf(store, operation, path, { uid: actor }));
    });
  });
});

describe('the owner of an account that is being deleted, or is gone', () => {
  it.each(Object.keys(places).filter((name) => name !== 'anonymous query'))(
    'may store no %s',
    async (name) => {
      const place = places[name];
      if (!place) throw new Error(`No place ${name}`);
      const document = storeOf(environment, 'owner').doc(place.path);
      await assertSucceeds(document.set(place.make()));
      await storeExisting('deletions/owner', { step: 'documents' });
      for (const operation of ['create', 'update', 'delete'] as const) {
        const attempt = attemptOf(
          storeOf(environment, 'owner'),
          operation,
          place.path,
          place.make(),
        );
        await assertFails(attempt);
      }
    },
  );
});

describe('a guest in their own account', () => {
  it.each(['cart item', 'order', 'invoice', 'query'])('may create a %s', async (name) => {
    const place = places[name];
    if (!place) throw new Error(`No place ${name}`);
    const path = place.path.replace('users/owner/', 'users/guest/');
    await assertSucceeds(storeOf(environment, 'guest').doc(path).set(place.make('guest')));
  });

  it('may create a profile that says guest, and none that says otherwise', async () => {
    const store = storeOf(environment, 'guest');
    const profile = places['profile']?.make('guest');
    await assertFails(store.doc('users/guest').set({ ...profile, isAnonymous: false }));
    await assertSucceeds(store.doc('users/guest').set({ ...profile, isAnonymous: true }));
  });
});

describe('collection groups', () => {
  it.each(['orders', 'invoices', 'queries', 'cart'])(
    '%s are closed to everybody',
    async (group) => {
      for (const actor of actors) {
        await assertFails(storeOf(environment, actor).collectionGroup(group).get());
      }
    },
  );
});

async function storeExisting(path: string, data: Record<string, unknown>): Promise<void> {
  await environment.withSecurityRulesDisabled((context) => context.firestore().doc(path).set(data));
}

async function attemptOf(
  store: Store,
  operation: Operation,
  path: string,
  data: Record<string, unknown>,
): Promise<unknown> {
  const document = store.doc(path);
  switch (operation) {
    case 'get':
      return document.get();
    case 'list':
      return document.parent.get();
    case 'create':
      return document.set(data);
    case 'update':
      return path.split('/').length === 2 && path.startsWith('users/')
        ? document.update({ name: 'Another Name' })
        : document.set(data);
    case 'delete':
      return document.delete();
  }
}

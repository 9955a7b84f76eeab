import { beforeAll, describe, expect, it } from 'vitest';
import { collections } from '../../functions/shared/collections.ts';
import { actorNames, actors, type ActorName } from './actors.ts';
import { attempt, operations, prepare, type Operation } from './attempt.ts';
import {
  changedDocument,
  readableKinds,
  closedCollections,
  serverCollections,
  storedDocument,
  type DocumentKind,
  type ReadableKindName,
} from './documents.ts';
import { isAllowed, storeOf } from './environment.ts';
import { beginDeletion, endSessions } from './stored.ts';

/** Which roles may do what with which document. `group` queries all collections of one name. */
// oxfmt-ignore
const allowed: Record<ReadableKindName, string> = {
  //                  get         | list        | create  | update | delete | group
  'profile':         'owner staff |       staff | owner   | owner  |        |      ',
  'cart item':       'owner       | owner       | owner   | owner  | owner  |      ',
  'order':           'owner staff | owner staff | owner   |        |        | staff',
  'invoice':         'owner staff | owner staff | owner   |        |        | staff',
  'subscription':    'owner staff | owner staff |         |        |        | staff',
  'query':           'owner staff | owner staff | verified|        |        | staff',
  'anonymous query': '      staff |       staff | unknown |        |        |      ',
};

/**
 * The roles in which each actor reads and writes. A verified owner has verified their address. An unknown writer
 * has no verified address.
 */
const roles: Record<ActorName, { reads: readonly string[]; writes: readonly string[] }> = {
  owner: { reads: ['owner'], writes: ['owner', 'verified'] },
  'guest at home': { reads: ['owner'], writes: ['owner', 'unknown'] },
  'unverified at home': { reads: ['owner'], writes: ['owner', 'unknown'] },
  'admin at home': { reads: ['owner', 'staff'], writes: ['owner', 'verified'] },
  'owner being deleted': { reads: ['owner'], writes: [] },
  'owner with an ended session': { reads: [], writes: [] },
  'admin with an ended session': { reads: [], writes: [] },
  'owner signed in again': { reads: ['owner'], writes: ['owner', 'verified'] },
  'admin signed in again': { reads: ['owner', 'staff'], writes: ['owner', 'verified'] },
  other: { reads: [], writes: [] },
  guest: { reads: [], writes: ['unknown'] },
  admin: { reads: ['staff'], writes: [] },
  'no admin': { reads: [], writes: [] },
  'former admin': { reads: [], writes: [] },
  viewer: { reads: ['staff'], writes: [] },
  'no viewer': { reads: [], writes: [] },
  'viewer with an ended session': { reads: [], writes: [] },
  'admin after a shift': { reads: [], writes: [] },
  'viewer after a shift': { reads: [], writes: [] },
  'admin by another method': { reads: [], writes: [] },
  'viewer by another method': { reads: [], writes: [] },
  'admin after a change of address': { reads: [], writes: [] },
  'admin by Google': { reads: ['staff'], writes: [] },
  'admin by another Google account': { reads: [], writes: [] },
  'admin without methods': { reads: [], writes: [] },
  'admin without a second factor': { reads: [], writes: [] },
  'viewer without a second factor': { reads: [], writes: [] },
  'admin with a second factor': { reads: ['staff'], writes: [] },
  'viewer with a second factor': { reads: ['staff'], writes: [] },
  visitor: { reads: [], writes: ['unknown'] },
};

beforeAll(beginDeletion);
beforeAll(endSessions);

describe.each(Object.keys(readableKinds) as ReadableKindName[])('%s', (name) => {
  it.each(operations)('%s', async (operation) => {
    expect(await actorsAllowed(operation, readableKinds[name])).toEqual(
      actorsExpected(operation, name),
    );
  });
});

describe.each(serverCollections)("the server's collection %s", (collection) => {
  const staff = actorNames.filter((name) => roles[name].reads.includes('staff'));
  const isRead = !closedCollections.includes(collection);

  it(`is ${isRead ? 'readable only by staff and writable by no caller' : 'closed to every caller'}`, async () => {
    const allowed = staff.flatMap((name) => [`get by ${name}`, `list by ${name}`]);
    expect((await allowedAt(`${collection}/document-1`)).toSorted()).toEqual(
      isRead ? allowed.toSorted() : [],
    );
  });

  it('is closed to every caller below its documents', async () => {
    expect(await allowedAt(`${collection}/document-1/items/item-1`)).toEqual([]);
  });
});

describe('the record of ended sessions', () => {
  it('is readable by its account, even with an ended session, and by no other', async () => {
    const readers = await Promise.all(
      actorNames.map(async (name) => {
        const isRead = await isAllowed(
          storeOf(name).doc(`${collections.revoked}/${actors[name].target}`).get(),
        );
        return isRead ? [name] : [];
      }),
    );
    expect(readers.flat()).toEqual([
      'owner',
      'guest at home',
      'unverified at home',
      'admin at home',
      'owner being deleted',
      'owner with an ended session',
      'admin with an ended session',
      'owner signed in again',
      'admin signed in again',
    ]);
  });
});

describe("a query for one's own documents", () => {
  it.each(['orders', 'invoices', 'queries', 'cart', 'users', 'anonymous_queries'])(
    "can't be a collection-group query for %s",
    async (group) => {
      for (const name of ['owner', 'guest at home', 'other', 'visitor'] as const) {
        const uid = actors[name].target;
        for (const field of ['userId', 'uid']) {
          const query = storeOf(name).collectionGroup(group).where(field, '==', uid);
          expect(await isAllowed(query.get())).toBe(false);
        }
      }
    },
  );

  it("can't filter profiles by uid", async () => {
    const query = storeOf('owner').collection('users').where('uid', '==', actors.owner.target);
    expect(await isAllowed(query.get())).toBe(false);
  });
});

/** Returns each operation that an actor may perform at a path, such as `get by admin`. */
async function allowedAt(path: string): Promise<string[]> {
  await prepare('get', path, { uid: actors.owner.target });
  const attempts = actorNames.flatMap((name) =>
    operations.map(async (operation) => {
      const target = operation === 'create' ? `${path}-new` : path;
      const work = attempt(storeOf(name), operation, target, { uid: actors[name].target });
      return (await isAllowed(work)) ? [`${operation} by ${name}`] : [];
    }),
  );
  return (await Promise.all(attempts)).flat();
}

async function actorsAllowed(
  operation: Operation,
  documentKind: DocumentKind,
): Promise<ActorName[]> {
  const found: ActorName[] = [];
  for (const name of actorNames) {
    const { target } = actors[name];
    const path = documentKind.pathFor(target);
    const document =
      operation === 'create' ? documentKind.make(target) : changedDocument(documentKind, target);
    await prepare(operation, path, storedDocument(documentKind, target));
    if (await isAllowed(attempt(storeOf(name), operation, path, document))) found.push(name);
  }
  return found;
}

function actorsExpected(operation: Operation, name: ReadableKindName): ActorName[] {
  const cell = allowed[name].split('|')[operations.indexOf(operation)]?.trim().split(/\s+/) ?? [];
  const way = ['get', 'list', 'group'].includes(operation) ? 'reads' : 'writes';
  return actorNames.filter((actor) => roles[actor][way].some((role) => cell.includes(role)));
}

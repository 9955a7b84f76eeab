import { describe, expect, it } from 'vitest';
import { actors, type ActorName } from './actors.ts';
import { prepare } from './attempt.ts';
import { documentKinds, storedDocument, type Document } from './documents.ts';
import { isAllowed, storeOf } from './environment.ts';

const documentKind = documentKinds.profile;

describe('the address of a new profile', () => {
  it.each<[ActorName, string, boolean]>([
    ['owner', 'asha@example.com', true],
    ['owner', 'Asha@Example.com', true],
    ['owner', 'other@example.com', false],
    ['owner', '', false],
    ['guest at home', '', true],
    ['guest at home', 'anybody@example.com', true],
    ['guest at home', 'nobody', false],
    ['guest at home', 'a@example.com\nBcc: b@example.com', false],
  ])('of %s: %j', async (name, email, isValid) => {
    await prepare('create', documentKind.pathFor(actors[name].target), {});
    expect(await canWrite(name, { email })).toBe(isValid);
  });
});

describe("a profile that is older than its account's last change", () => {
  const before = { email: 'before@example.com', isAnonymous: true };

  it.each<[string, Document, boolean]>([
    ['keep the address that the account has left', { ...before, name: 'Another Name' }, false],
    ['take the account’s address', { ...before, email: 'asha@example.com' }, true],
    [
      'stay a guest profile with the account’s address',
      { email: 'asha@example.com', name: 'Another Name' },
      true,
    ],
    ['say that the account is permanent', { isAnonymous: false, email: before.email }, false],
    ['become a permanent profile', { email: 'asha@example.com', isAnonymous: false }, true],
    ['take a third address', { ...before, email: 'third@example.com' }, false],
    ['lose its address', { ...before, email: '' }, false],
  ])('can %s: %j', async (_, change, isValid) => {
    const stored = { ...storedDocument(documentKind, actors.owner.target), ...before };
    await prepare('update', documentKind.pathFor(actors.owner.target), stored);
    expect(await canWrite('owner', { ...stored, ...change })).toBe(isValid);
  });
});

describe("a guest's token, after the account was linked", () => {
  const linked = { isAnonymous: false };

  it.each<[string, Document, boolean]>([
    ['can edit the profile', { name: 'Another Name' }, true],
    ["can't turn it into a guest profile", { isAnonymous: true }, false],
    ["can't set another address", { email: 'third@example.com' }, false],
  ])('%s: %j', async (_, change, isValid) => {
    const { target } = actors['guest at home'];
    const stored = { ...storedDocument(documentKind, target), ...linked };
    await prepare('update', documentKind.pathFor(target), stored);
    expect(await canWrite('guest at home', { ...stored, ...change })).toBe(isValid);
  });
});

describe('a guest', () => {
  it('may enter any address, repeatedly', async () => {
    const { target } = actors['guest at home'];
    const stored = storedDocument(documentKind, target);
    await prepare('update', documentKind.pathFor(target), stored);
    for (const email of ['typed@example.com', '']) {
      expect(await canWrite('guest at home', { ...stored, email })).toBe(true);
    }
  });
});

describe('the field isAnonymous', () => {
  it.each<[ActorName, boolean]>([
    ['owner', false],
    ['guest at home', true],
  ])('of %s must be %s', async (name, isAnonymous) => {
    const path = documentKind.pathFor(actors[name].target);
    await prepare('create', path, {});
    expect(await canWrite(name, { isAnonymous: !isAnonymous })).toBe(false);
    expect(await canWrite(name, { isAnonymous })).toBe(true);
    const stored = { ...storedDocument(documentKind, actors[name].target), isAnonymous };
    await prepare('update', path, stored);
    expect(await canWrite(name, { ...stored, isAnonymous: !isAnonymous })).toBe(false);
  });
});

async function canWrite(name: ActorName, fields: Document): Promise<boolean> {
  const uid = actors[name].target;
  return isAllowed(
    storeOf(name)
      .doc(documentKind.pathFor(uid))
      .set({ ...documentKind.make(uid), ...fields }),
  );
}

import { describe, expect, it } from 'vitest';
import { actors, type ActorName } from './actors.ts';
import { prepare } from './attempt.ts';
import { places, storedDocument, type Document } from './documents.ts';
import { isAllowed, storeOf } from './environment.ts';

const place = places.profile;

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
  ])('of %s: %j', async (name, email, isRight) => {
    await prepare('create', place.pathFor(actors[name].target), {});
    expect(await canWrite(name, { email })).toBe(isRight);
  });
});

describe('a profile that lags behind its account', () => {
  const before = { email: 'before@example.com', isAnonymous: true };

  it.each<[string, Document, boolean]>([
    ['be edited as it is', { ...before, name: 'Another Name' }, true],
    ['take the account’s address', { ...before, email: 'asha@example.com' }, true],
    ['say that the account is permanent', { isAnonymous: false, email: before.email }, false],
    ['become one of the account', { email: 'asha@example.com', isAnonymous: false }, true],
    ['take a third address', { ...before, email: 'third@example.com' }, false],
    ['lose its address', { ...before, email: '' }, false],
  ])('can %s: %j', async (_, change, isRight) => {
    const stored = { ...storedDocument(place, actors.owner.target), ...before };
    await prepare('update', place.pathFor(actors.owner.target), stored);
    expect(await canWrite('owner', { ...stored, ...change })).toBe(isRight);
  });
});

describe('who is a guest', () => {
  it.each<[ActorName, boolean]>([
    ['owner', false],
    ['guest at home', true],
  ])('%s says so: %s', async (name, isAnonymous) => {
    const path = place.pathFor(actors[name].target);
    await prepare('create', path, {});
    expect(await canWrite(name, { isAnonymous: !isAnonymous })).toBe(false);
    expect(await canWrite(name, { isAnonymous })).toBe(true);
    const stored = { ...storedDocument(place, actors[name].target), isAnonymous };
    await prepare('update', path, stored);
    expect(await canWrite(name, { ...stored, isAnonymous: !isAnonymous })).toBe(false);
  });
});

async function canWrite(name: ActorName, fields: Document): Promise<boolean> {
  const uid = actors[name].target;
  return isAllowed(
    storeOf(name)
      .doc(place.pathFor(uid))
      .set({ ...place.make(uid), ...fields }),
  );
}

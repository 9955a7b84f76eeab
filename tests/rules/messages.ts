import { describe, expect, it } from 'vitest';
import { userCollectionPath } from '../../functions/shared/collections.ts';
import { actors, type ActorName } from './actors.ts';
import { isAccepted, prepare } from './attempt.ts';
import { documentKinds } from './documents.ts';
import { isAllowed, storeOf } from './environment.ts';

describe("the address in an account's message", () => {
  it.each<[ActorName, string, boolean]>([
    ['owner', 'asha@example.com', true],
    ['owner', 'Asha@Example.com', true],
    ['owner', 'victim@example.com', false],
    ['owner', 'asha@example.com.evil.example', false],
    ['unverified at home', 'asha@example.com', false],
    ['guest at home', 'asha@example.com', false],
  ])('of %s: %s', async (name, email, isValid) => {
    expect(await isAccepted('query', { email }, name)).toBe(isValid);
  });
});

describe("a message without an account's verified address", () => {
  it.each<ActorName>(['visitor', 'guest at home', 'unverified at home'])(
    'of %s may have any address, and is stored under no account',
    async (name) => {
      expect(await isAccepted('anonymous query', { email: 'anybody@example.com' }, name)).toBe(
        true,
      );
      for (const uid of [actors[name].target, actors.owner.target]) {
        const path = `${userCollectionPath(uid, 'queries')}/query-1`;
        await prepare('create', path, {});
        expect(await isAllowed(storeOf(name).doc(path).set(documentKinds.query.make()))).toBe(
          false,
        );
      }
    },
  );
});

import { describe, expect, it } from 'vitest';
import { aReply } from '../support/documents.ts';
import { actors } from './actors.ts';
import { attacksOn } from './attacks.ts';
import { acceptedOf, prepare } from './attempt.ts';
import {
  changedDocument,
  documentKindNames,
  documentKinds,
  storedDocument,
  type DocumentKind,
} from './documents.ts';
import { isAllowed, storeOf } from './environment.ts';
import { storedAt } from './stored.ts';

const uid = actors.owner.target;

describe.each(documentKindNames)('a tampered %s', (name) => {
  const documentKind: DocumentKind = documentKinds[name];
  const path = documentKind.pathFor(uid);

  it('is not created', async () => {
    await prepare('create', path, {});
    expect(await acceptedOf(documentKind, attacksOn(documentKind, documentKind.make(uid)))).toEqual(
      [],
    );
  });

  it.runIf(documentKind.mayBeChanged)('does not replace the stored one', async () => {
    await prepare('update', path, storedDocument(documentKind, uid));
    const before = await storedAt(path);
    expect(
      await acceptedOf(documentKind, attacksOn(documentKind, changedDocument(documentKind, uid))),
    ).toEqual([]);
    expect(await storedAt(path)).toEqual(before);
  });
});

it("a customer can't write replies, neither with a new message nor to a stored one", async () => {
  const message = documentKinds.query;
  const path = message.pathFor(uid);
  const replies = [aReply()];
  const target = storeOf(message.writer).doc(path);
  await prepare('create', path, {});
  expect(await isAllowed(target.set({ ...message.make(), replies }))).toBe(false);
  await prepare('update', path, storedDocument(message, uid));
  const before = await storedAt(path);
  expect(await isAllowed(target.update({ replies }))).toBe(false);
  expect(await storedAt(path)).toEqual(before);
});

import { expect, it } from 'vitest';
import { aReply } from '../support/documents.ts';
import { actors } from './actors.ts';
import { attacksOn } from './attacks.ts';
import { prepare } from './attempt.ts';
import { documentKinds, storedDocument } from './documents.ts';
import { isAllowed, storeOf } from './environment.ts';
import { refuseEach } from './refuse-each.ts';
import { storedAt } from './stored.ts';

const uid = actors.owner.target;

refuseEach('tampered', attacksOn);

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

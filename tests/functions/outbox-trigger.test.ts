import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { outbox } from '../../functions/src/outbox/outbox-entry.ts';
import { newOutboxEntry } from '../../functions/src/outbox/new-outbox-entry.ts';
import { readLetter, subjectsTo } from '../support/functions/outbox.ts';

it('the deployed function sends a queued letter once', async () => {
  const { id, address } = await store({});
  await expect.poll(() => stateOf(id)).toBe('sent');
  expect(await subjectsTo(address)).toEqual([expect.stringContaining('received your message')]);
  // Each of these writes calls the function again.
  await outbox.doc(id).update({ createdAt: Timestamp.now() });
  const { id: next, address: other } = await store({});
  await expect.poll(() => stateOf(next)).toBe('sent');
  expect(await subjectsTo(address)).toHaveLength(1);
  expect(await subjectsTo(other)).toHaveLength(1);
});

it('sends a letter that failed as soon as it is queued again', async () => {
  const { id, address } = await store({ state: 'failed' });
  expect(await subjectsTo(address)).toEqual([]);
  await outbox.doc(id).update({ state: 'queued', tries: 0 });
  await expect.poll(() => stateOf(id)).toBe('sent');
  expect(await subjectsTo(address)).toHaveLength(1);
});

async function store(about: Parameters<typeof newOutboxEntry>[1]) {
  const id = `test_${randomUUID()}`;
  const address = `${randomUUID()}@example.org`;
  await outbox
    .doc(id)
    .set(newOutboxEntry('contact_acknowledged', { givenEmail: address, ...about }));
  return { id, address };
}

async function stateOf(id: string): Promise<unknown> {
  return (await readLetter(id))?.state;
}

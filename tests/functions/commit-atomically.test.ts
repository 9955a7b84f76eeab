import { randomUUID } from 'node:crypto';
import type { DocumentReference } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { commitAtomically } from '../../functions/src/platform/commit-atomically.ts';

it.each<[string, boolean, (reference: DocumentReference) => Promise<unknown>, object]>([
  ['made', false, (reference) => reference.set({ by: 'another' }), { by: 'us', after: 'another' }],
  [
    'changed',
    true,
    (reference) => reference.update({ by: 'another' }),
    { by: 'us', after: 'another' },
  ],
  ['deleted', true, (reference) => reference.delete(), { by: 'us', after: 'nobody' }],
])(
  'decides again when a document that it read was %s in between',
  async (_, exists, interfere, end) => {
    const reference = firestore.doc(`commits/${randomUUID()}`);
    if (exists) await reference.set({ by: 'somebody' });
    let tries = 0;
    const answer = await commitAtomically(async (batch, reads) => {
      const snapshot = await reads.get(reference);
      tries += 1;
      if (tries === 1) await interfere(reference);
      const changes = { by: 'us', after: String(snapshot.get('by') ?? 'nobody') };
      if (snapshot.updateTime) {
        batch.update(reference, changes, { lastUpdateTime: snapshot.updateTime });
      } else {
        batch.create(reference, changes);
      }
      return tries;
    });
    expect(answer).toBe(2);
    expect((await reference.get()).data()).toEqual(end);
  },
);

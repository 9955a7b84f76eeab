import { deleteField } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { actors } from './actors.ts';
import { attacksOn, type Attack } from './attacks.ts';
import { prepare, type Operation } from './attempt.ts';
import {
  changedDocument,
  placeNames,
  places,
  storedDocument,
  type Document,
  type Place,
} from './documents.ts';
import { isAllowed, storeOf } from './environment.ts';
import { storedAt } from './stored.ts';

const uid = actors.owner.target;

describe.each(placeNames)('a tampered %s', (name) => {
  const place: Place = places[name];

  it('is not created', async () => {
    await prepare('create', place.pathFor(uid), {});
    expect(await acceptedOf(place, attacksOn(place, place.make(uid)))).toEqual([]);
  });

  it('would be created without the tampering', async () => {
    await prepare('create', place.pathFor(uid), {});
    expect(await isAllowed(write(place, place.make(uid)))).toBe(true);
  });

  it.runIf(place.mayBeChanged)('does not replace the stored one', async () => {
    await expectUnchanged(place, 'update', () =>
      acceptedOf(place, attacksOn(place, changedDocument(place, uid))),
    );
  });

  it.runIf(place.mayBeChanged)('loses no field of the stored one', async () => {
    await expectUnchanged(place, 'update', async () => {
      const document = storeOf(place.writer).doc(place.pathFor(uid));
      const lost: string[] = [];
      for (const field of Object.keys(place.make(uid))) {
        const change = { [field]: deleteField() };
        if (await isAllowed(document.update(change))) lost.push(`${field} by an update`);
        if (await isAllowed(document.set(change, { merge: true })))
          lost.push(`${field} by a merge`);
      }
      return lost;
    });
  });
});

/** Runs attacks on a stored document and expects that none of them got through. */
async function expectUnchanged(
  place: Place,
  operation: Operation,
  attack: () => Promise<string[]>,
): Promise<void> {
  const path = place.pathFor(uid);
  await prepare(operation, path, storedDocument(place, uid));
  const before = await storedAt(path);
  expect(await attack()).toEqual([]);
  expect(await storedAt(path)).toEqual(before);
}

async function acceptedOf(place: Place, attacks: readonly Attack[]): Promise<string[]> {
  const results = attacks.map(async ({ name, document }) =>
    (await isAllowed(write(place, document))) ? [name] : [],
  );
  return (await Promise.all(results)).flat();
}

function write(place: Place, document: Document): Promise<unknown> {
  return storeOf(place.writer).doc(place.pathFor(uid)).set(document);
}

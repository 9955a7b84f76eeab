import { describe, expect, it } from 'vitest';
import { actors } from './actors.ts';
import type { Attack } from './attacks.ts';
import { prepare } from './attempt.ts';
import {
  changedDocument,
  documentKindNames,
  documentKinds,
  storedDocument,
  type Document,
  type DocumentKind,
} from './documents.ts';
import { isAllowed, storeOf } from './environment.ts';
import { storedAt } from './stored.ts';

const uid = actors.owner.target;

/** Tests that the rules refuse these attacks on each kind of document, as a new one and over a stored one. */
export function refuseEach(
  adjective: string,
  attacksOn: (documentKind: DocumentKind, correct: Document) => Attack[],
): void {
  describe.each(documentKindNames)(`a ${adjective} %s`, (name) => {
    const documentKind: DocumentKind = documentKinds[name];
    const path = documentKind.pathFor(uid);

    it('is not created', async () => {
      await prepare('create', path, {});
      const attacks = attacksOn(documentKind, documentKind.make(uid));
      expect(await acceptedOf(documentKind, attacks)).toEqual([]);
    });

    it.runIf(documentKind.mayBeChanged)('does not replace the stored one', async () => {
      await prepare('update', path, storedDocument(documentKind, uid));
      const before = await storedAt(path);
      const attacks = attacksOn(documentKind, changedDocument(documentKind, uid));
      expect(await acceptedOf(documentKind, attacks)).toEqual([]);
      expect(await storedAt(path)).toEqual(before);
    });
  });
}

/** Returns the names of the attacks that the rules allow. access.ts shows that they allow the correct document. */
async function acceptedOf(
  documentKind: DocumentKind,
  attacks: readonly Attack[],
): Promise<string[]> {
  const target = storeOf(documentKind.writer).doc(documentKind.pathFor(uid));
  const results = attacks.map(async ({ name, document }) =>
    (await isAllowed(target.set(document))) ? [name] : [],
  );
  return (await Promise.all(results)).flat();
}

import { describe, expect, it } from 'vitest';
import { actors } from './actors.ts';
import { fewAttacksOn } from './attacks.ts';
import { acceptedOf, prepare } from './attempt.ts';
import {
  changedDocument,
  documentKindNames,
  documentKinds,
  storedDocument,
  type DocumentKind,
} from './documents.ts';

const uid = actors.owner.target;

describe.each(documentKindNames)('a %s with one defect', (name) => {
  const documentKind: DocumentKind = documentKinds[name];
  const path = documentKind.pathFor(uid);

  it('is not created', async () => {
    await prepare('create', path, {});
    const attacks = fewAttacksOn(documentKind, documentKind.make(uid));
    expect(await acceptedOf(documentKind, attacks)).toEqual([]);
  });

  it.runIf(documentKind.mayBeChanged)('does not replace the stored one', async () => {
    await prepare('update', path, storedDocument(documentKind, uid));
    const attacks = fewAttacksOn(documentKind, changedDocument(documentKind, uid));
    expect(await acceptedOf(documentKind, attacks)).toEqual([]);
  });
});

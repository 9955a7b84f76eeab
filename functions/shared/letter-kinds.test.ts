import { expect, it } from 'vitest';
import { hasAddress, letterNames, losesAddress, type LetterKind } from './letter-kinds.ts';

const kinds = Object.keys(letterNames) as LetterKind[];

it.each(kinds)('%s to an account loses its address if it is nowhere else', (kind) => {
  const isElsewhere = hasAddress({ kind, state: 'sent', givenEmail: null });
  expect(losesAddress({ uid: 'customer', kind })).toBe(!isElsewhere);
});

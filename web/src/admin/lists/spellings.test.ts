import { expect, it } from 'vitest';
import { spellingsOf } from './spellings.ts';

it.each([
  ['asha@example.com', ['asha@example.com']],
  ['Asha@Example.com', ['asha@example.com', 'Asha@Example.com']],
])('looks for the address %s as %j', (text, spellings) => {
  expect(spellingsOf.email(text)).toEqual(spellings);
});

it.each([
  ['Asha', ['Asha']],
  ['asha ex', ['asha ex', 'Asha Ex']],
  ['McDonald', ['McDonald']],
  ['élan', ['élan', 'Élan']],
])('looks for the name %s as %j', (text, spellings) => {
  expect(spellingsOf.name(text)).toEqual(spellings);
});

it.each([
  ['inv-1', ['inv-1', 'INV-1']],
  ['INV–१', ['INV–१', 'INV-1']],
])('looks for the number %s as %j', (text, spellings) => {
  expect(spellingsOf.number(text)).toEqual(spellings);
});

import { expect, it } from 'vitest';
import { toStoredMessage } from './stored-message.ts';

it('reads the facts of a message in the sequence of the form, and only those that are texts', () => {
  const stored = { message: 'Hello', region: 'Europe', company: 'Example Bank', jobTitle: 7 };
  expect(toStoredMessage('id', stored)).toEqual({
    id: 'id',
    message: 'Hello',
    facts: [
      { label: 'Company', value: 'Example Bank' },
      { label: 'Region', value: 'Europe' },
    ],
    createdAt: undefined,
  });
});

import { describe, expect, it } from 'vitest';
import { toStoredMessage } from './stored-message.ts';

const sentAt = new Date('2026-11-21T04:00:00Z');
const repliedAt = new Date('2026-11-22T04:00:00Z');

describe('toStoredMessage', () => {
  it('reads a message with its replies', () => {
    const replies = [{ text: 'Gladly.', createdAt: { toDate: () => repliedAt } }];
    const data = { message: 'Please call me.', createdAt: { toDate: () => sentAt }, replies };
    expect(toStoredMessage('id', data)).toEqual({
      id: 'id',
      message: 'Please call me.',
      details: [],
      createdAt: sentAt,
      replies: [{ text: 'Gladly.', createdAt: repliedAt }],
    });
  });

  it("reads a message's text details in the form's order", () => {
    const data = { message: 'Hello', region: 'Europe', company: 'Example Bank', jobTitle: 7 };
    expect(toStoredMessage('id', data).details).toEqual([
      { label: 'Company', value: 'Example Bank' },
      { label: 'Region', value: 'Europe' },
    ]);
  });

  it.each([
    ['no replies', undefined],
    ['another type', 'Gladly.'],
    ['replies without a text', [null, 'x', {}, { text: 1 }]],
  ])('has an empty list for %s', (_, replies) => {
    expect(toStoredMessage('id', { message: 'Hello', replies }).replies).toEqual([]);
  });
});

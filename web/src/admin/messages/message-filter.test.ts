import { describe, expect, it } from 'vitest';
import { readMessageFilter, writeMessageFilter, type MessageFilter } from './message-filter.ts';

const waiting: MessageFilter = { state: 'waiting', from: undefined, email: '' };

describe('the filter of the messages', () => {
  it.each<[string, Partial<MessageFilter>]>([
    ['', {}],
    ['?done', { state: 'done' }],
    ['?all', { state: 'all' }],
    ['?from=customers', { from: 'customers' }],
    [
      '?all&from=visitors&email=a%2Bb%40example.com',
      { state: 'all', from: 'visitors', email: 'a+b@example.com' },
    ],
  ])('%s is read and written', (search, changed) => {
    const filter = { ...waiting, ...changed };
    expect(readMessageFilter(search)).toEqual(filter);
    expect(writeMessageFilter(filter)).toBe(search);
  });

  it('ignores unknown values', () => {
    expect(readMessageFilter('?from=nobody&email=%20&x')).toEqual(waiting);
  });
});

import { describe, expect, it } from 'vitest';
import { breakLines } from './break-lines.ts';

const room = { measure: (text: string) => text.length, maxWidth: 25, maxLines: 3 };

describe('breakLines', () => {
  it('keeps a text that fits on one line', () => {
    expect(breakLines('Refund Policy', room)).toEqual(['Refund Policy']);
  });

  it('makes the lines similar in width', () => {
    expect(breakLines('Cancellation and Shipping Policy', room)).toEqual([
      'Cancellation and',
      'Shipping Policy',
    ]);
  });

  it.each([
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen',
    'a'.repeat(26),
  ])('rejects a text that does not fit: %s', (text) => {
    expect(() => breakLines(text, room)).toThrow('The picture has no room');
  });
});

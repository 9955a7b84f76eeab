import { describe, expect, it } from 'vitest';
import { readId, readWords } from './read-typed.ts';

describe('readId', () => {
  it.each(['pay_X', 'attention_x.17.2026-11-21', '...'])('takes "%s"', (id) => {
    expect(readId(id)).toBe(id);
  });

  it.each(['', '.', '..', 'mail/x', '__id__'])('refuses "%s"', (id) => {
    expect(() => readId(id)).toThrow(`"${id}" is not an id.`);
  });
});

describe('readWords', () => {
  it('takes one line of up to 500 characters', () => {
    expect(readWords(' Ordered\r\ntwice. ')).toBe('Ordered twice.');
    expect(readWords('x'.repeat(500))).toHaveLength(500);
  });

  it.each(['', ' \n\t'])('refuses empty words: %j', (typed) => {
    expect(() => readWords(typed)).toThrow('The words are empty.');
  });

  it('refuses too many words', () => {
    expect(() => readWords('x'.repeat(501))).toThrow('at most 500 characters');
  });
});

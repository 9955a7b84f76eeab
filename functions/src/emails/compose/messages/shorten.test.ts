import { describe, expect, it } from 'vitest';
import { shorten } from './shorten.ts';

describe('shorten', () => {
  it.each([
    ['short', 5, 'short'],
    ['longer text', 8, 'longer…'],
    ['₹₹₹₹', 3, '₹₹…'],
    ['😀😀😀', 2, '😀…'],
  ])('shortens %s to at most %i characters', (text, most, shortened) => {
    expect(shorten(text, most)).toBe(shortened);
  });
});

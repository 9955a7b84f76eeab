import { describe, expect, it } from 'vitest';
import { isLand } from './land-mask.ts';

describe('isLand', () => {
  it.each([
    ['Delhi', 77, 28.5],
    ['Nairobi', 36.8, -1.3],
    ['Denver', -105, 39.7],
    ['Alice Springs', 133.9, -23.7],
  ])('is true for %s', (_place, longitude, latitude) => {
    expect(isLand({ longitude, latitude })).toBe(true);
  });

  it.each([
    ['the Atlantic', -40, 30],
    ['the Indian Ocean', 80, -30],
    ['the North Pole, beyond the rows', 0, 89],
    ['the South Pole, beyond the rows', 0, -89],
  ])('is false for %s', (_place, longitude, latitude) => {
    expect(isLand({ longitude, latitude })).toBe(false);
  });
});

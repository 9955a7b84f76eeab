import { regions } from '@shared/catalogue/catalogue.ts';
import { describe, expect, it } from 'vitest';
import { landCells } from '../../components/pictures/land-mask.ts';
import { marketOf } from './market-of.ts';

describe('marketOf', () => {
  it.each([
    ['Paris', 2.3, 48.9, 'europe'],
    ['Ankara', 32.9, 39.9, 'middle-east'],
    ['Riyadh', 46.7, 24.7, 'middle-east'],
    ['Mexico City', -99.1, 19.4, 'north-america'],
    ['Toronto', -79.4, 43.7, 'north-america'],
    ['Lima', -77, -12, 'south-america'],
    ['Mumbai', 72.9, 19.1, 'asia-pacific'],
    ['Sydney', 151.2, -33.9, 'asia-pacific'],
    ['Lagos', 3.4, 6.5, undefined],
  ])('finds the region of %s', (_place, longitude, latitude, region) => {
    expect(marketOf({ longitude, latitude })).toBe(region);
  });

  it('gives every region some land', () => {
    for (const { id } of regions) {
      expect(landCells.filter((cell) => marketOf(cell) === id).length).toBeGreaterThan(20);
    }
  });
});

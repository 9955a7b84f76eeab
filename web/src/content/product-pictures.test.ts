import { products } from '@shared/catalogue.ts';
import { expect, it } from 'vitest';
import { productPictures } from './product-pictures.ts';

it('shows each regional product at work', () => {
  const regional = products.filter(({ region }) => region !== 'cross-region');
  expect(Object.keys(productPictures).toSorted()).toEqual(regional.map(({ id }) => id).toSorted());
});

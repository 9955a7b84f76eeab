import { namedProducts } from '@shared/catalogue/named-products.ts';

/** Returns a product's name, or its id if it's no longer sold. */
export function nameOfProduct(productId: string): string {
  return namedProducts.find(({ id }) => id === productId)?.name ?? productId;
}

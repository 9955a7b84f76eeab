import type { Product } from '@shared/catalogue.ts';

/** The element that names the product's card and describes its button. */
export function productTitleId({ id }: Product): string {
  return `product-${id}`;
}

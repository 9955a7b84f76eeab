import { productById, type Product } from './catalogue.ts';
import type { NamedProduct } from './named-products.ts';
import { cartPrice, pricingText } from './pricing.ts';

/** A product as a user's stored cart holds it. Its id is the document id. */
export interface CartItem extends NamedProduct {
  description: string;
  features: readonly string[];
  pricing: string;
}

export function toCartItem(product: Product): CartItem {
  const { id, name, description, features, pricing } = product;
  return { id, name, description, features, pricing: pricingText(pricing) };
}

/** Returns the price in rupees; 0 for an unknown product. */
export function itemPrice(item: Pick<CartItem, 'id'>): number {
  const product = productById(item.id);
  return product ? cartPrice(product.pricing) : 0;
}

/** Returns the total in rupees. */
export function cartTotal(items: readonly Pick<CartItem, 'id'>[]): number {
  return items.reduce((total, item) => total + itemPrice(item), 0);
}

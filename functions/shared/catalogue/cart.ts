import { productById, type Product } from './catalogue.ts';
import type { NamedProduct } from './named-products.ts';
import { linePrice, pricingText, quantityOf } from './pricing.ts';
import type { Purchase, Quantity } from './quantity.ts';

/** A product as a user's stored cart holds it. Its id is the document id. */
export interface CartItem extends NamedProduct, Quantity {
  description: string;
  features: readonly string[];
  pricing: string;
}

export function toCartItem(product: Product, line?: Partial<Quantity>): CartItem {
  const { id, name, description, features, pricing } = product;
  const quantity = quantityOf(pricing, line);
  return { id, name, description, features, pricing: pricingText(pricing, quantity), ...quantity };
}

/** Returns the price in rupees; 0 for an unknown product. */
export function itemPrice(item: Purchase): number {
  const product = productById(item.id);
  return product ? linePrice(product.pricing, item) : 0;
}

/** Returns the total in rupees. */
export function cartTotal(items: readonly Purchase[]): number {
  return items.reduce((total, item) => total + itemPrice(item), 0);
}

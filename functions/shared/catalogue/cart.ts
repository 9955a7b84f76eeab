import { productById, productByName, type Product } from './catalogue.ts';
import { cartPrice, pricingText } from './pricing.ts';

/** A product as a cart stores it, in the browser or under the user. Its id is the document id. */
export interface CartItem {
  id: string;
  name: string;
  description: string;
  features: readonly string[];
  pricing: string;
}

export function toCartItem(product: Product): CartItem {
  const { id, name, description, features, pricing } = product;
  return { id, name, description, features, pricing: pricingText(pricing) };
}

/** Returns today's catalogue entry for each product in a stored cart, in the same order without duplicates. */
export function parseCartItems(stored: unknown): CartItem[] {
  if (!Array.isArray(stored)) return [];
  const found = stored.flatMap((entry) => storedProduct(entry) ?? []);
  return [...new Set(found)].map(toCartItem);
}

export function itemsToMerge(local: readonly CartItem[], cloud: readonly CartItem[]): CartItem[] {
  const names = new Set(cloud.map((item) => item.name));
  return local.filter((item) => !names.has(item.name));
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

function storedProduct(entry: unknown): Product | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  if ('id' in entry && typeof entry.id === 'string') {
    const product = productById(entry.id);
    if (product) return product;
  }
  if ('name' in entry && typeof entry.name === 'string') return productByName(entry.name);
  return undefined;
}

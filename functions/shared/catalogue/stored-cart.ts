import { namedProducts, type NamedProduct } from './named-products.ts';
import { storedQuantity, type Quantity } from './quantity.ts';

/** A product in a cart. Without seats and a term, it stands for the product's default quantity. */
export interface CartLine extends NamedProduct, Partial<Quantity> {}

/** Returns the line of today's product for each entry of a stored cart, in the same order without duplicates. */
export function parseCart(stored: unknown): CartLine[] {
  if (!Array.isArray(stored)) return [];
  const lines = new Map<string, CartLine>();
  for (const entry of stored) {
    const line = storedLine(entry);
    if (line && !lines.has(line.id)) lines.set(line.id, line);
  }
  return [...lines.values()];
}

/** Returns the lines whose products the cloud cart lacks. */
export function itemsToMerge(local: readonly CartLine[], cloud: readonly CartLine[]): CartLine[] {
  const names = new Set(cloud.map((item) => item.name));
  return local.filter((item) => !names.has(item.name));
}

function storedLine(entry: unknown): CartLine | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { id, name } = entry as Partial<Record<keyof NamedProduct, unknown>>;
  const product =
    namedProducts.find((found) => found.id === id) ??
    namedProducts.find((found) => found.name === name);
  return product && { ...product, ...storedQuantity(entry) };
}

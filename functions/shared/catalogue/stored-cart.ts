import { namedProducts, type NamedProduct } from './named-products.ts';

/** Returns today's product for each entry of a stored cart, in the same order without duplicates. */
export function parseCart(stored: unknown): NamedProduct[] {
  if (!Array.isArray(stored)) return [];
  return [...new Set(stored.flatMap((entry) => storedProduct(entry) ?? []))];
}

export function itemsToMerge(
  local: readonly NamedProduct[],
  cloud: readonly NamedProduct[],
): NamedProduct[] {
  const names = new Set(cloud.map((item) => item.name));
  return local.filter((item) => !names.has(item.name));
}

function storedProduct(entry: unknown): NamedProduct | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { id, name } = entry as Partial<Record<keyof NamedProduct, unknown>>;
  return (
    namedProducts.find((product) => product.id === id) ??
    namedProducts.find((product) => product.name === name)
  );
}

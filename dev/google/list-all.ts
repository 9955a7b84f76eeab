import type { Google } from './google.ts';

interface Page<Item> {
  nextPageToken?: string;
  [key: string]: Item[] | string | undefined;
}

/** Reads all pages of a list. `key` names the field with the items. Throws GoogleError. */
export async function listAll<Item>(google: Google, path: string, key: string): Promise<Item[]> {
  const items: Item[] = [];
  let token: string | undefined;
  do {
    const separator = path.includes('?') ? '&' : '?';
    const next = token === undefined ? '' : `${separator}pageToken=${encodeURIComponent(token)}`;
    const page: Page<Item> = await google.call('GET', path + next);
    items.push(...((page[key] as Item[] | undefined) ?? []));
    token = page.nextPageToken || undefined;
  } while (token !== undefined);
  return items;
}

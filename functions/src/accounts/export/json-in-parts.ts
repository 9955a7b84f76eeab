import type { Plain } from './plain-json.ts';

/** Writes one JSON object in parts: first the fixed fields, then each list page by page. */
export async function* jsonInParts(
  fields: { [field: string]: Plain },
  lists: Record<string, AsyncIterable<Plain[]>>,
): AsyncGenerator<string> {
  yield JSON.stringify(fields).slice(0, -'}'.length);
  for (const [name, pages] of Object.entries(lists)) {
    yield `,${JSON.stringify(name)}:[`;
    let separator = '';
    for await (const page of pages) {
      if (page.length === 0) continue;
      yield separator + JSON.stringify(page).slice('['.length, -']'.length);
      separator = ',';
    }
    yield ']';
  }
  yield '}';
}

import { getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { factsOfOrder } from '../../../../tests/support/receipts.ts';
import { buildReceipt } from '../issue/build-receipt.ts';
import { renderReceipt } from './render-receipt.ts';

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Document['getPage']>>;
type Tree = NonNullable<Awaited<ReturnType<Page['getStructTree']>>>;
type Node = Tree | Tree['children'][number];

it('a screen reader finds the title, headings, details and cells in order', async () => {
  const [page = []] = await readOutlines(1);
  expect(page.slice(0, 3)).toEqual(['P Example Recovery', 'H1 Receipt', 'P No. R/26-27/000123']);
  expect(page.filter((line) => /^(H2|Table|L) /.test(line))).toEqual([
    expect.stringMatching(/^L LI Lbl Date of issue LBody .* LI Lbl Order LBody ORD-\d+$/),
    'H2 From',
    'H2 Billed to',
    'Table TR TH Description TH Amount TR TD EuroDebt Navigator, 1 user for 1 month, 21 Nov 2026 to 20 Dec 2026 TD ₹18,999.00',
    'L LI Lbl Total paid LBody ₹18,999.00',
    'H2 Payment',
    expect.stringMatching(/^L LI Lbl Payment ID LBody pay_\w+ LI Lbl Method/),
    expect.stringMatching(/^L LI Lbl \S/),
  ]);
});

it('a screen reader skips what each page repeats', async () => {
  const pages = await readOutlines(11);
  expect(pages).toHaveLength(2);
  const text = pages.flat().join('\n');
  expect(text.match(/Description/g)).toHaveLength(1);
  expect(text).not.toMatch(/continued|Page \d/);
  expect(text.match(/TR TD \S|TD ₹/g)?.length).toBeGreaterThanOrEqual(11);
});

/** Returns one line for each part of a page that a screen reader reads. */
async function readOutlines(items: number): Promise<string[][]> {
  const bytes = await renderReceipt(buildReceipt(factsOfOrder(items)));
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const page = await document.getPage(number);
      const tree = await page.getStructTree();
      const texts = await readTexts(page);
      const [whole] = tree?.children ?? [];
      return 'children' in (whole ?? {}) ? (whole as Tree).children.map(describe) : [];

      function describe(node: Node): string {
        if (!('children' in node)) return 'id' in node ? (texts.get(node.id) ?? '') : '';
        return [node.role, ...node.children.map(describe)].join(' ');
      }
    }),
  );
}

async function readTexts(page: Page): Promise<Map<string, string>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  let id = '';
  for (const item of items) {
    if ('str' in item) texts.set(id, `${texts.get(id) ?? ''} ${item.str}`.trim());
    else id = item.type === 'endMarkedContent' ? '' : item.id;
  }
  return texts;
}

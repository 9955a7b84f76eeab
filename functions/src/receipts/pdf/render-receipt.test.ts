import { inflateSync } from 'node:zlib';
import { extractTextItems, extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it, vi } from 'vitest';
import { aProfile } from '../../../../tests/support/documents.ts';
import { factsOfInvoice, factsOfOrder, taxSettings } from '../../../../tests/support/receipts.ts';
import type { Receipt } from '../../../shared/receipts/receipts.ts';
import { buildReceipt } from '../issue/build-receipt.ts';
import { toReceiptView } from '../to-receipt-view.ts';
import { renderReceipt } from './render-receipt.ts';

const tax = taxSettings();
const a4 = { width: 595.28, height: 841.89 };

describe('the text of a receipt', () => {
  const abroad = aProfile('a', { country: 'Germany', state: 'Bavaria', city: 'München' });

  it.each([
    ['a receipt', buildReceipt(factsOfOrder(2))],
    ['a receipt whose buyer is gone', { ...buildReceipt(factsOfOrder(1)), buyer: null }],
    ['a tax invoice', buildReceipt(factsOfOrder(1, { tax }))],
    ['an export', buildReceipt(factsOfInvoice({ currency: 'USD' }, { tax, profile: abroad }))],
  ])('has everything that the page shows of %s', async (_, receipt) => {
    const [text = ''] = await readPages(receipt);
    for (const part of textsIn(toReceiptView(receipt))) expect(text).toContain(part);
    expect(text).toContain('Page 1 of 1');
  });

  it('has the largest amount in one piece', async () => {
    const [text] = await readPages(buildReceipt(factsOfInvoice({ amount: 1_00_00_000 }, { tax })));
    expect(text).toContain('Total paid ₹1,00,00,000.00 Paid');
    expect(text).toContain('the customer) ₹84,74,576.28 ₹15,25,423.72 ₹1,00,00,000.00');
  });

  it('shows Devanagari, and a placeholder and a note for missing characters', async () => {
    const [text = ''] = await readPages(buildReceipt(factsOfInvoice({ name: 'आशा 中文 Ltd' })));
    expect(text).toContain('आशा □□ Ltd');
    expect(text).toContain('□ marks a character this document cannot display.');
    const [plain] = await readPages(buildReceipt(factsOfInvoice({ name: 'Łukasz Śrīnivāsa' })));
    expect(plain).toContain('Łukasz Śrīnivāsa');
    expect(plain).not.toContain('□');
  });
});

describe('text copied from a receipt', () => {
  it.each([
    ['O’Neil & Söhne', 'O’Neil & Söhne'],
    ['The “A” Bank', 'The “A” Bank'],
    ['Ωmega Δelta ι', 'Ωmega Δelta ι'],
    ['fi ffl − ‑ – №', 'fi ffl − ‑ – №'],
    // A variation selector has no glyph.
    ['Agency 5\uFE0D\uFE0F', 'Agency 5'],
  ])('reads %s', async (name, copied) => {
    const [text] = await readPages(buildReceipt(factsOfInvoice({ name })));
    expect(text).toContain(copied);
    expect(text).not.toContain('□');
  });

  it('contains the written character where two share a glyph', async () => {
    const content = contentOf(
      await renderReceipt(buildReceipt(factsOfInvoice({ name: 'ʼokina' }))),
    );
    expect(content).toContain('/ActualText');
    expect(
      contentOf(await renderReceipt(buildReceipt(factsOfInvoice({ name: 'O’Neil' })))),
    ).not.toContain('/ActualText');
  });
});

describe('the pages of a receipt', () => {
  it.each([
    ['without taxes', undefined],
    ['with taxes', tax],
  ])("are two for eleven items %s, with the table's head on both", async (_, settings) => {
    const pages = await readPages(buildReceipt(factsOfOrder(11, { tax: settings })));
    expect(pages).toHaveLength(2);
    for (const [index, text] of pages.entries()) {
      expect(text).toMatch(/Description (Taxable value Tax )?Amount/);
      expect(text).toContain(`Page ${index + 1} of 2`);
    }
    expect(pages[1]).toMatch(/1 user for 1 month, .* Global Debt Command Center/);
    expect(pages[1]).toContain('Total paid ₹4,12,990.00');
    expect(pages.join(' ').match(/₹16,499\.00/g)).toHaveLength(1);
  });

  it.each([1, 4, 7, 10])('never split an item, with %d items', async (count) => {
    for (const settings of [undefined, tax]) {
      const pages = await readPages(buildReceipt(factsOfOrder(count, { tax: settings })));
      const last = pages.at(-1) ?? '';
      expect(last).toMatch(/Total paid .* Payment ID .* No signature is required\./);
      expect(last).toMatch(/Description .*Amount .*₹/);
    }
  });

  it.each(['W', 'W ', '中', 'स्त्रीं', 'ﷺ', 'i'])(
    'keep the longest texts of %j within their edges',
    async (character) => {
      const fill = (length: number): string => character.repeat(length).slice(0, length);
      const profile = aProfile('a', {
        address: fill(500),
        city: fill(100),
        state: fill(100),
        country: fill(100),
      });
      const invoice = {
        name: fill(200),
        email: fill(320),
        phone: '9'.repeat(40),
        invoiceNumber: fill(100),
        amount: 1_00_00_000,
      };
      const receipt = buildReceipt(factsOfInvoice(invoice, { profile, tax }));
      const pages = await readItems(await renderReceipt(receipt));
      expect(pages.length).toBeLessThanOrEqual(2);
      for (const { x, y, width, fontSize } of pages.flat()) {
        expect(x).toBeGreaterThan(40);
        expect(x + width).toBeLessThan(a4.width - 40);
        expect(y).toBeGreaterThan(30);
        expect(y + fontSize).toBeLessThan(a4.height - 30);
      }
      // Only the footer may reach below this height.
      const low = pages.flat().filter(({ y, str }) => y < 62 && str.trim() !== '');
      expect(low.every(({ fontSize }) => Math.round(fontSize) === 8)).toBe(true);
    },
  );
});

describe('the file of a receipt', () => {
  it('has the same bytes each time', async () => {
    const receipt = buildReceipt(factsOfOrder(11, { tax }));
    const [first, second] = [await renderReceipt(receipt), await renderReceipt(receipt)];
    expect(first.equals(second)).toBe(true);
    expect(first.toString('latin1')).toContain('D:20261121173504Z');
  });

  it('does not depend on earlier receipts', async () => {
    const receipt = buildReceipt(factsOfOrder(2, { tax }));
    const alone = await renderReceipt(receipt);
    vi.resetModules();
    const { renderReceipt: renderAnew } = await import('./render-receipt.ts');
    // These characters look like more common ones, such as hyphens, spaces and Latin letters.
    const name =
      'A\u2010B\u2011C\u00adD\u00a0\u2212\u2044 \u0410\u0440\u0441 \u2126\u00b5 fi ffl I\u0307';
    await renderAnew(buildReceipt(factsOfInvoice({ name, invoiceNumber: name })));
    expect((await renderAnew(receipt)).equals(alone)).toBe(true);
  });

  it('contains its typefaces', async () => {
    const receipt = buildReceipt(factsOfInvoice({ name: 'आशा' }));
    const bytes = (await renderReceipt(receipt)).toString('latin1');
    const faces = [...bytes.matchAll(/\/BaseFont \/(?:[A-Z]{6}\+)?([\w-]+)/g)].map(([, n]) => n);
    expect(new Set(faces)).toEqual(
      new Set(['Inter-Regular', 'Inter-SemiBold', 'NotoSansDevanagari-SemiBold']),
    );
    expect(bytes.match(/\/FontFile2/g)).toHaveLength(3);
    expect(bytes).not.toContain('/Type1');
  });

  it('contains the text in written order although characters are drawn in another order', async () => {
    const receipt = buildReceipt(factsOfInvoice({ name: 'लिमिटेड' }));
    const bytes = await renderReceipt(receipt);
    expect(contentOf(bytes)).toMatch(/\/Span <<\s*\/ActualText/);
    expect(contentOf(await renderReceipt(buildReceipt(factsOfInvoice())))).not.toMatch(/\/Span/);
  });

  it('is small, and has a title and an author', async () => {
    const bytes = await renderReceipt(buildReceipt(factsOfOrder(11)));
    expect(bytes.length).toBeLessThan(40_000);
    const { info } = await (await open(bytes)).getMetadata();
    expect(info).toMatchObject({
      Title: 'Receipt R/26-27/000123',
      Author: 'Example Recovery Technologies Private Limited',
    });
  });
});

function contentOf(bytes: Buffer): string {
  const [, page = ''] = bytes.toString('latin1').split(/\nstream\n/);
  return inflateSync(Buffer.from(page, 'latin1')).toString('latin1');
}

function textsIn(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(textsIn);
}

async function readPages(receipt: Receipt): Promise<string[]> {
  const { text } = await extractText(await open(await renderReceipt(receipt)));
  return text.map((page) => page.replace(/\s+/g, ' '));
}

async function readItems(bytes: Buffer) {
  return (await extractTextItems(await open(bytes))).items;
}

function open(bytes: Buffer) {
  return getDocumentProxy(new Uint8Array(bytes));
}

import { buffer } from 'node:stream/consumers';
import { buildReceipt } from '../../../functions/src/receipts/issue/build-receipt.ts';
import { loadFaces } from '../../../functions/src/receipts/pdf/faces.ts';
import { asSource } from '../../../functions/src/receipts/pdf/pen.ts';
import { renderReceipt } from '../../../functions/src/receipts/pdf/render-receipt.ts';
import { factsOfOrder, taxSettings } from '../../../tests/support/receipts.ts';
import { describeDurations, percentile } from '../figures.ts';

const warmUpCount = 20;
const maxMs = 100;

/** Creates `count` PDFs of each kind in turns, and prints how long they took. */
export async function measureReceipts(count: number): Promise<void> {
  const oneItem = buildReceipt(factsOfOrder(1, { tax: taxSettings() }));
  const elevenItems = buildReceipt(factsOfOrder(11, { tax: taxSettings() }));
  // This loads the typefaces and the code, as the first call of an instance does.
  const firstMs = await timeOf(() => renderReceipt(elevenItems));
  for (let made = 0; made < warmUpCount; made += 1) await renderReceipt(elevenItems);
  const [one, eleven, empty]: [number[], number[], number[]] = [[], [], []];
  for (let made = 0; made < count; made += 1) {
    one.push(await timeOf(() => renderReceipt(oneItem)));
    eleven.push(await timeOf(() => renderReceipt(elevenItems)));
    empty.push(await timeOf(renderEmpty));
  }
  const isFast = [one, eleven].every((durations) => percentile(durations, 0.99) < maxMs);
  const bytesOf = async (receipt: typeof oneItem) => (await renderReceipt(receipt)).length;
  const lines = [
    `first         ${Math.round(firstMs)} ms, with all that it loads`,
    `one item      ${describeDurations({ durations: one })}; ${await bytesOf(oneItem)} bytes`,
    `eleven items  ${describeDurations({ durations: eleven })}; ${await bytesOf(elevenItems)} bytes, two pages`,
    `empty page    ${describeDurations({ durations: empty })}; with the same typefaces`,
    `${isFast ? '✓' : '✗'} aim: p99 below ${maxMs} ms after the first`,
  ];
  console.log(`\n── Receipts, ${count} of each\n  ${lines.join('\n  ')}`);
}

/** Creates a page with one letter of each weight: no receipt can be faster. */
async function renderEmpty(): Promise<Buffer> {
  const [{ default: PDFDocument }, [face]] = await Promise.all([import('pdfkit'), loadFaces()]);
  const doc = new PDFDocument({ size: 'A4', margin: 0 });
  for (const font of Object.values(face.fonts)) doc.font(asSource(font)).text('₹', 0, 0);
  doc.end();
  return buffer(doc);
}

async function timeOf(make: () => Promise<Buffer>): Promise<number> {
  const started = performance.now();
  await make();
  return performance.now() - started;
}

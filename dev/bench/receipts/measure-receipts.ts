import { factsOfOrder, taxSettings } from '../../../tests/support/receipts.ts';
import { buildReceipt } from '../../../functions/src/receipts/issue/build-receipt.ts';
import { renderReceipt } from '../../../functions/src/receipts/pdf/render-receipt.ts';
import type { Measured } from '../figures.ts';
import { renderEmpty } from './render-empty.ts';

export interface ReceiptsResult {
  /** With the loading of what makes PDFs and of the typefaces, as the first call of an instance has it. */
  firstMs: number;
  oneItem: Measured;
  elevenItems: Measured;
  /** An empty page that embeds the same typefaces. */
  empty: Measured;
  bytes: { oneItem: number; elevenItems: number };
}

const warmUpCount = 20;

/** Makes `count` PDFs of each kind, one after the other; the kinds take turns. */
export async function measureReceipts(count: number): Promise<ReceiptsResult> {
  const oneItem = buildReceipt(factsOfOrder(1, { tax: taxSettings() }));
  const elevenItems = buildReceipt(factsOfOrder(11, { tax: taxSettings() }));
  const firstMs = await timeOf(() => renderReceipt(elevenItems));
  for (let made = 0; made < warmUpCount; made += 1) await renderReceipt(elevenItems);
  const [one, eleven, empty]: [Measured, Measured, Measured] = [nothing(), nothing(), nothing()];
  for (let made = 0; made < count; made += 1) {
    add(one, await timeOf(() => renderReceipt(oneItem)));
    add(eleven, await timeOf(() => renderReceipt(elevenItems)));
    add(empty, await timeOf(renderEmpty));
  }
  const bytes = {
    oneItem: (await renderReceipt(oneItem)).length,
    elevenItems: (await renderReceipt(elevenItems)).length,
  };
  return { firstMs, oneItem: one, elevenItems: eleven, empty, bytes };
}

async function timeOf(make: () => Promise<Buffer>): Promise<number> {
  const started = performance.now();
  await make();
  return performance.now() - started;
}

function nothing(): Measured {
  return { durations: [], totalMs: 0 };
}

function add(measured: Measured, ms: number): void {
  measured.durations.push(ms);
  measured.totalMs += ms;
}

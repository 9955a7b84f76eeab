import { describeDurations, percentile } from '../figures.ts';
import type { ReceiptsResult } from './measure-receipts.ts';

const longestMs = 100;

/** Prints the figures, and whether 99 of 100 are as fast as they are to be. */
export function reportReceipts(result: ReceiptsResult): void {
  const { firstMs, oneItem, elevenItems, empty, bytes } = result;
  const isFast = [oneItem, elevenItems].every(
    ({ durations }) => percentile(durations, 0.99) < longestMs,
  );
  const lines = [
    `first         ${Math.round(firstMs)} ms, with all that it loads`,
    `one item      ${describeDurations(oneItem)}; ${bytes.oneItem} bytes`,
    `eleven items  ${describeDurations(elevenItems)}; ${bytes.elevenItems} bytes, two pages`,
    `empty page    ${describeDurations(empty)}; with the same typefaces`,
    `${isFast ? '✓' : '✗'} aim: p99 below ${longestMs} ms after the first`,
  ];
  console.log(`\n── Receipts, ${oneItem.durations.length} of each\n  ${lines.join('\n  ')}`);
}

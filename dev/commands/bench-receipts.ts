import { availableParallelism, loadavg } from 'node:os';
import { measureReceipts } from '../bench/receipts/measure-receipts.ts';
import { reportReceipts } from '../bench/receipts/report-receipts.ts';

const count = 200;

/** How fast a receipt is made into a PDF. */
const load = loadavg().map((value) => value.toFixed(1));
console.log(
  `Node ${process.versions.node}, ${availableParallelism()} processors, load ${load.join(' ')}`,
);
reportReceipts(await measureReceipts(count));

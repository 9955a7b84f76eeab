import { describeMachine } from '../bench/figures.ts';
import { measureReceipts } from '../bench/receipts/measure-receipts.ts';

/** Measures how fast a receipt becomes a PDF. */
console.log(describeMachine());
await measureReceipts(200);

import { setTimeout as wait } from 'node:timers/promises';
import { payments } from '../../../functions/src/payments/documents.ts';
import { receipts } from '../../../functions/src/receipts/documents.ts';
import { Problem } from '../../suite/problem.ts';
import { step } from '../../suite/step.ts';
import { deliverAll, makeDelivery } from '../deliveries.ts';
import { joinMeasured, type Measured } from '../figures.ts';
import { makePurchases, type Purchase } from '../purchases.ts';
import { serveFunction, type PaymentsBench } from '../serve-function.ts';
import { expectSettled, storePurchases } from '../store-purchases.ts';

const atOnce = 20;
const rounds = 2;
const maxPayments = 500;
const warmUp = 60;

export interface IssuingResult {
  perRound: number;
  /** Without receipts. */
  alone: Measured;
  /** Receipts are issued for payments that were settled before: the same work, but nothing in common. */
  besideOthers: Measured;
  /** Receipts are issued for the payments themselves. */
  beside: Measured;
  /** From the first delivery to the last receipt, of each round with receipts. */
  issuedMs: number[];
  /** Numbers that are missing or there twice. */
  gaps: number;
}

/**
 * Delivers fresh payments once: alone, and beside the process of the receipts' function, which is called
 * for each settled payment like its trigger.
 */
export async function runIssuing(bench: PaymentsBench): Promise<IssuingResult> {
  const { random } = bench;
  const perRound = Math.min(maxPayments, bench.payments);
  const all = makePurchases(2 * perRound, random);
  const [earlier, purchases] = [all.slice(0, perRound), all.slice(perRound)];
  const [webhook, job] = await Promise.all([
    serveFunction(bench, 'razorpayWebhook'),
    serveFunction(bench, 'sweepReceipts'),
  ]);
  const issue = async (): Promise<void> => {
    const answer = await fetch(job.url, { method: 'POST' });
    if (!answer.ok) throw new Problem(`The receipts' function answered ${answer.status}.`);
  };
  const deliver = (chosen: readonly Purchase[], onTaken?: () => void): Promise<Measured> => {
    const deliveries = chosen.map(({ payment }) => makeDelivery('payment.captured', { payment }));
    return deliverAll(webhook.url, deliveries, { atOnce, ...(onTaken && { onTaken }) });
  };
  const settle = async (chosen: readonly Purchase[]): Promise<Measured> => {
    await storePurchases(bench, chosen);
    const measured = await deliver(chosen);
    await expectSettled(chosen.length);
    return measured;
  };
  const issuedMs: number[] = [];
  let gaps = 0;
  /** Measures those chosen; what was settled before comes first when receipts are issued. */
  const settleBeside = async (
    chosen: readonly Purchase[],
    before: readonly Purchase[] = [],
  ): Promise<Measured> => {
    await storePurchases(bench, [...before, ...chosen]);
    if (before.length > 0) await deliver(before);
    const calls: Promise<void>[] = [];
    const started = performance.now();
    const measured = await deliver(chosen, () => calls.push(issue()));
    await expectSettled(before.length + chosen.length);
    await Promise.all(calls);
    while (await areQueued()) await issue().then(() => wait(20));
    if (before.length === 0) issuedMs.push(performance.now() - started);
    gaps += await countGaps(before.length + chosen.length);
    return measured;
  };

  await step('Warming up', async () => {
    await settle(purchases.slice(0, warmUp));
    await settleBeside(purchases.slice(0, warmUp));
    issuedMs.length = 0;
  });
  const alone: Measured[] = [];
  const besideOthers: Measured[] = [];
  const beside: Measured[] = [];
  const contenders = [
    async () => alone.push(await settle(purchases)),
    async () => besideOthers.push(await settleBeside(purchases, earlier)),
    async () => beside.push(await settleBeside(purchases)),
  ];
  for (let round = 0; round < rounds; round += 1) {
    await step(`Round ${round + 1} of ${rounds}: ${perRound} payments in three ways`, async () => {
      for (const contend of round % 2 === 0 ? contenders : contenders.toReversed()) await contend();
    });
  }
  await Promise.all([webhook.stop(), job.stop()]);
  return {
    perRound,
    alone: joinMeasured(alone),
    besideOthers: joinMeasured(besideOthers),
    beside: joinMeasured(beside),
    issuedMs,
    gaps,
  };
}

async function areQueued(): Promise<boolean> {
  return !(await payments.where('receiptState', '==', 'queued').limit(1).get()).empty;
}

/** All of a round are captured in one financial year. */
async function countGaps(expected: number): Promise<number> {
  const issued = (await receipts.get()).docs.map((receipt) => receipt.data().number);
  const numbers = new Set(issued.map((number) => Number(number.split('/')[2])));
  const missing = Array.from({ length: expected }, (_, index) => index + 1).filter(
    (number) => !numbers.has(number),
  );
  return missing.length + issued.length - numbers.size;
}

import { emptyDatabase } from '../store-purchases.ts';
import { openFunctions, sumOf } from './deployed-functions.ts';
import { add, nothing, type Cost, type Latencies, type Meter } from './meter.ts';
import { reportCosts, reportLatencies } from './report.ts';
import {
  abandonOrder,
  failPayment,
  payOrder,
  refundPayment,
  sendMessage,
  type Stage,
} from './stories.ts';

/** Not measured yet: from a function in Mumbai to Razorpay, and to Firestore. */
const latencies: Latencies = { provider: 200, database: 30 };

/** Counts what days, orders and messages cost, by letting the functions themselves do their work. */
export async function runCostBench(
  meter: Meter,
  { settings, provider }: Omit<Stage, 'functions'>,
): Promise<void> {
  const functions = await openFunctions(meter, latencies);
  const stage = { settings, functions, provider };
  const tell = async <Result>(title: string, story: () => Promise<Result>): Promise<Result> => {
    functions.take();
    const result = await story();
    const costs = functions.take();
    reportCosts(title, costs, sumOf(costs));
    return result;
  };
  reportLatencies(latencies);
  // What a process loads at its first calls is no part of a warm call.
  await payOrder(stage);
  await functions.runSchedules();
  await emptyDatabase(settings);
  functions.take();
  const runs = await functions.runSchedules();
  const day = new Map(
    [...functions.take()].map(([name, cost]) => [name, times(cost, runs.get(name) ?? 0)]),
  );
  reportCosts('A day without a visitor', day, sumOf(day));
  const { paymentId } = await tell('A paid order', () => payOrder(stage));
  await tell('Its refund from the dashboard', () => refundPayment(stage, paymentId));
  await tell('A run of each schedule within ten days of that refund', () =>
    functions.runSchedules(),
  );
  await emptyDatabase(settings);
  await tell('A checkout that is abandoned', () => abandonOrder(stage));
  await emptyDatabase(settings);
  await tell('A payment that fails, for an order that stays open', () => failPayment(stage));
  await emptyDatabase(settings);
  await tell('A message of a visitor', () => sendMessage(stage));
}

function times(cost: Cost, count: number): Cost {
  const sum = { ...nothing };
  add(sum, cost, count);
  return sum;
}

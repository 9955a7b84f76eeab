import { emptyDatabase } from '../empty-database.ts';
import { openFunctions } from './deployed-functions.ts';
import { assumedLatencies, nothing, sumOf, type Cost, type Meter } from './meter.ts';
import {
  abandonOrder,
  failPayment,
  payOrder,
  refundPayment,
  sendMessage,
  type Stage,
} from './stories.ts';

/** Counts what days, orders and messages cost, by letting the functions themselves do their work. */
export async function runCostBench(
  meter: Meter,
  { settings, provider }: Omit<Stage, 'functions'>,
): Promise<void> {
  const functions = await openFunctions(meter);
  const stage = { settings, functions, provider };
  async function tell<Result>(title: string, story: () => Promise<Result>): Promise<Result> {
    functions.take();
    const result = await story();
    report(title, functions.take());
    return result;
  }
  const { provider: providerMs, database: databaseMs } = assumedLatencies;
  console.log(
    `\nAssumed: ${providerMs} ms for a call of Razorpay, ${databaseMs} ms of the database.`,
  );
  // What a process loads at its first calls is no part of a warm call.
  await payOrder(stage);
  await functions.runSchedules();
  await emptyDatabase(settings);
  functions.take();
  const runs = await functions.runSchedules();
  const day = [...functions.take()].map(([name, cost]) => {
    return [name, times(cost, runs.get(name) ?? 0)] as const;
  });
  report('A day without a visitor', new Map(day));
  const { paymentId } = await tell('A paid order', () => payOrder(stage));
  await tell('Its refund from the dashboard', () => refundPayment(stage, paymentId));
  await tell('A run of each schedule within ten days of that refund', () =>
    functions.runSchedules(),
  );
  const others = {
    'A checkout that is abandoned': abandonOrder,
    'A payment that fails, for an order that stays open': failPayment,
    'A message of a visitor': sendMessage,
  };
  for (const [title, story] of Object.entries(others)) {
    await emptyDatabase(settings);
    await tell(title, () => story(stage));
  }
}

/** Prints a table of what each function costs, with their sum. */
function report(title: string, costs: ReadonlyMap<string, Cost>): void {
  console.log(`\n── ${title}`);
  console.table({ ...Object.fromEntries(costs), together: sumOf(costs.values()) });
}

function times(cost: Cost, count: number): Cost {
  const entries = Object.keys(nothing).map((name) => [name, cost[name as keyof Cost] * count]);
  return Object.fromEntries(entries) as Cost;
}

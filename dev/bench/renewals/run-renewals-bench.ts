import { Timestamp } from 'firebase-admin/firestore';
import { productById, type Product } from '../../../functions/shared/catalogue/catalogue.ts';
import { collections, userCollections } from '../../../functions/shared/collections.ts';
import { soldPlan } from '../../../functions/shared/subscriptions/sold-plan.ts';
import { outbox } from '../../../functions/src/outbox/outbox-entry.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { leases } from '../../../functions/src/platform/documents.ts';
import { razorpayGateway } from '../../../functions/src/platform/razorpay/client.ts';
import { renewPlans } from '../../../functions/src/renewals/renew-plans.ts';
import {
  allSubscriptions,
  subscriptionsOf,
} from '../../../functions/src/subscriptions/documents.ts';
import { startPlan } from '../../../functions/src/subscriptions/terms.ts';
import { Problem } from '../../suite/problem.ts';
import { step } from '../../suite/step.ts';
import { percentile } from '../figures.ts';
import type { countCalls } from './count-calls.ts';
import { recordPaid, storeUnpaid } from './paid-invoices.ts';

type CountCalls = Awaited<ReturnType<typeof countCalls>>;

const longestRunSeconds = 60;
const recordings = 100;
const mostTimes = 1.15;
const prices = { read: 0.06 / 100_000, write: 0.18 / 100_000, processorSecond: 0.000_033_6 };

export async function runRenewalsBench(count: CountCalls, plans: number): Promise<void> {
  const now = new Date();
  await step(`Storing ${plans} plans`, () => storePlans(plans, now));
  const runs = [];
  while (await isAnyDue(now)) {
    const gateway = razorpayGateway();
    runs.push(await step(`Run ${runs.length + 1}`, () => count(() => renewPlans(now, gateway))));
  }
  await expectEachOnce(plans);
  console.log(`\nRenewals of ${plans} plans on one day, each requested once`);
  console.table(runs);
  const longest = Math.max(...runs.map(({ seconds }) => seconds));
  console.log(`Longest run: ${longest.toFixed(1)} s; aim: at most ${longestRunSeconds} s`);
  console.log(`Cost of all runs: $${costOf(runs).toFixed(2)} without what is free`);
  await compareRecordings(count, now);
}

/** Returns the cost of runs in US dollars, at the prices of docs/capacity.md. */
function costOf(runs: readonly Recorded[]): number {
  const costs = runs.map(
    ({ seconds, reads, writes }) =>
      reads * prices.read + writes * prices.write + seconds * prices.processorSecond,
  );
  return costs.reduce((sum, cost) => sum + cost, 0);
}

async function storePlans(plans: number, now: Date): Promise<void> {
  const product = productById('apac-debt-grid') as Product;
  const at = Timestamp.fromDate(now);
  const writer = firestore.bulkWriter();
  for (let number = 0; number < plans; number += 1) {
    const payment = { path: `users/customer-${number}/orders/order`, capturedAt: at, now: at };
    const plan = startPlan(soldPlan(product, { seats: 2, term: 'month' }), payment);
    const due = { ...plan, nextStepAt: Timestamp.fromMillis(now.getTime() - 1000) };
    void writer.create(subscriptionsOf(`customer-${number}`).doc('plan'), due);
  }
  await writer.close();
}

async function isAnyDue(now: Date): Promise<boolean> {
  const due = allSubscriptions.where('nextStepAt', '<=', Timestamp.fromDate(now)).limit(1);
  return !(await due.get()).empty;
}

async function expectEachOnce(plans: number): Promise<void> {
  const [invoices, emails, held] = await Promise.all([
    firestore.collectionGroup(userCollections.invoices).count().get(),
    outbox.count().get(),
    leases.count().get(),
  ]);
  const found = [invoices.data().count, emails.data().count, held.data().count];
  if (found.join() !== [plans, plans, 0].join()) {
    throw new Problem(`Invoices, emails and leases: ${found.join(', ')} of ${plans} plans.`);
  }
  await firestore.recursiveDelete(firestore.collection(collections.users));
}

/** Records payments of invoices that extend plans, and of invoices that don't, in turn. */
async function compareRecordings(count: CountCalls, now: Date): Promise<void> {
  const rows = { plain: [] as Recorded[], extending: [] as Recorded[] };
  for (let number = 0; number < recordings; number += 1) {
    for (const kind of ['plain', 'extending'] as const) {
      const id = `${kind}${number}`;
      await storeUnpaid(id, { extendsPlan: kind === 'extending', now });
      rows[kind].push(await count(() => recordPaid(id, now)));
    }
  }
  const [plain, extending] = [medianOf(rows.plain), medianOf(rows.extending)];
  console.log(`\nRecording a payment, median of ${recordings}`);
  console.table({ plain, extending });
  const times = (extending.seconds / plain.seconds).toFixed(2);
  const calls = (extending.calls / plain.calls).toFixed(2);
  console.log(`Extending a plan: ${times} times the time, ${calls} the calls; aim: ${mostTimes}`);
}

type Recorded = Awaited<ReturnType<CountCalls>>;

function medianOf(recorded: readonly Recorded[]): Recorded {
  const median = (name: keyof Recorded) =>
    percentile(
      recorded.map((one) => one[name]),
      0.5,
    );
  return {
    seconds: median('seconds'),
    calls: median('calls'),
    reads: median('reads'),
    writes: median('writes'),
  };
}

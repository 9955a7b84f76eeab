import type { ChaosResult } from './chaos/run-chaos.ts';
import { isAsExpected } from './chaos/audit.ts';
import { describeDurations, percentile, perSecond, type Measured } from './figures.ts';
import type { IssuingResult } from './issuing/run-issuing.ts';
import { addedMs, type LatencyResult } from './latency/run-latency.ts';
import type { SpeedResult } from './speed/run-speed.ts';
import type { Operations } from '../firestore-proxy/count-operations.ts';

const leastRatio = 0.6;
const leastRatioWithReceipts = 0.9;
const maxP99Ms = 2000;

export function reportSpeed({ operations, settlement, bare, ratios }: SpeedResult): void {
  const ratio = perSecond(settlement) / perSecond(bare);
  const rounds = ratios.map((value) => value.toFixed(2)).join(', ');
  print('Speed', [
    `settlement    ${throughput(settlement)} payments/s; ${describeDurations(settlement)}`,
    `bare handler  ${throughput(bare)} payments/s; ${describeDurations(bare)}`,
    `an order      ${describeOperations(operations.product_order)}`,
    `an invoice    ${describeOperations(operations.invoice)}`,
    `ratio         ${ratio.toFixed(2)} (rounds: ${rounds}), ${aim(ratio >= leastRatio, `at least ${leastRatio}`)}`,
  ]);
}

export function reportChaos(result: ChaosResult): void {
  const { payments, delivered, crashes, leftToSweeper, sweeps, findings } = result;
  const seconds = delivered.totalMs / 1000;
  print('Chaos', [
    `${(payments / seconds).toFixed(0)} payments/s, ${throughput(delivered)} deliveries/s; ${describeDurations(delivered)}`,
    `${delivered.durations.length} deliveries taken, ${delivered.refused} refused and ${delivered.unanswered} unanswered ones sent again`,
    `${crashes} crashes; ${leftToSweeper} payments left to the sweeper, runs of it: ${sweeps}`,
    ...findings.map(
      (finding) =>
        `${isAsExpected(finding) ? '✓' : '✗'} ${finding.what.padEnd(36)} ${String(finding.found).padStart(7)} of ${finding.expected}`,
    ),
  ]);
}

export function reportLatency({ apart, together }: LatencyResult): void {
  print(`Latency, ${addedMs} ms added to each database call`, [
    `apart         ${describeLatency(apart)}`,
    `together      ${describeLatency(together)}`,
  ]);
}

export function reportIssuing(result: IssuingResult): void {
  const { perRound, alone, besideOthers, beside, issuedMs, gaps } = result;
  const ratio = perSecond(beside) / perSecond(besideOthers);
  const seconds = issuedMs.map((value) => (value / 1000).toFixed(1)).join(' s, ');
  print(`Receipts, ${perRound} payments at once`, [
    `alone                   ${throughput(alone)} payments/s; ${describeDurations(alone)}`,
    `beside others’ receipts ${throughput(besideOthers)} payments/s; ${describeDurations(besideOthers)}`,
    `beside their own        ${throughput(beside)} payments/s; ${describeDurations(beside)}`,
    `ratio of these two      ${ratio.toFixed(2)}, ${aim(ratio >= leastRatioWithReceipts, `at least ${leastRatioWithReceipts}`)}`,
    `all issued              after ${seconds} s`,
    `${gaps === 0 ? '✓' : '✗'} numbers missing or there twice: ${gaps}`,
  ]);
}

function print(title: string, lines: string[]): void {
  console.log(`\n── ${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

function throughput(measured: Measured): string {
  return perSecond(measured).toFixed(0);
}

function describeLatency(measured: Measured): string {
  const isReached = percentile(measured.durations, 0.99) < maxP99Ms;
  return `${describeDurations(measured)}, ${aim(isReached, `p99 below ${maxP99Ms} ms`)}`;
}

function describeOperations({ calls, reads, queries, writes, writtenBytes }: Operations): string {
  return `${reads} reads, ${queries} queries, ${writes} writes of ${writtenBytes} bytes; settled in ${calls} calls`;
}

function aim(isReached: boolean, text: string): string {
  return `${isReached ? '✓' : '✗'} aim: ${text}`;
}

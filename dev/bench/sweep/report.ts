import { percentile } from '../figures.ts';
import { abandonedShare, abandonments, peakRatio, unheardShare, type Load } from './checkouts.ts';
import type { Latencies } from './cost-of-run.ts';
import type { SweepDesign } from './designs.ts';
import type { Replayed } from './real-sweep.ts';
import type { SweepFigures } from './simulate-sweep.ts';

const maxCalls = 15;
const maxRunMs = 60_000;
const minuteMs = 60_000;

export function reportAssumptions(
  { provider, database }: Latencies,
  {
    concurrency,
    pageSize,
    maxRunMs: limitMs,
  }: Pick<SweepDesign, 'concurrency' | 'pageSize' | 'maxRunMs'>,
): void {
  const kinds = Object.entries(abandonments).map(([kind, share]) => `${percent(share)} ${kind}`);
  print('Assumptions', [
    `a call takes ${provider} ms to the provider, and ${database} ms to the database`,
    `${percent(abandonedShare)} of the orders are abandoned: ${kinds.join(', ')}`,
    `${percent(unheardShare)} of the paid orders are reported by neither webhook nor browser`,
    `the busiest hour has ${peakRatio} times the mean`,
    `the sweep: ${concurrency} checks at once, pages of ${pageSize}, no new check after ${seconds(limitMs)}`,
  ]);
}

export function reportLoad(
  { days, ordersPerDay }: Load,
  before: SweepFigures,
  after: SweepFigures,
): void {
  const row = (name: string, value: (figures: SweepFigures) => string): string =>
    `${name.padEnd(44)} ${value(before).padStart(16)} ${value(after).padStart(16)}`;
  const isShort = after.longestRunMs <= maxRunMs;
  print(`${days} days of ${count(ordersPerDay)} orders a day`, [
    `${''.padEnd(44)} ${'before'.padStart(16)} ${'after'.padStart(16)}`,
    row('calls to the provider', (it) => count(it.calls)),
    row('documents read', (it) => count(it.reads)),
    row('documents written', (it) => count(it.writes)),
    row('longest run', ({ longestRunMs }) => seconds(longestRunMs)),
    row('longest wait of a due check', (it) => minutes(it.longestDelayMs)),
    row('calls for an abandoned checkout, p50', (it) => calls(allCalls(it), 0.5)),
    ...Object.keys(abandonments).map((kind) =>
      row(`  ${kind}, maximum`, (it) =>
        calls(it.callsPerCheckout[kind as keyof typeof abandonments], 1),
      ),
    ),
    row('unreported payments settled after, p50', (it) => minutes(percentile(it.waitsMs, 0.5))),
    row('  p99', (it) => minutes(percentile(it.waitsMs, 0.99))),
    row('  maximum', (it) => minutes(most(it.waitsMs))),
    aim(most(allCalls(after)) <= maxCalls, `at most ${maxCalls} calls for an abandoned checkout`),
    aim(isShort, `a run of at most ${seconds(maxRunMs)}`),
  ]);
}

export function reportOutage({ longestRunMs, longestDelayMs, ...figures }: SweepFigures): void {
  print('The same with an hour in which the provider lets every call time out', [
    `longest run ${seconds(longestRunMs)}; longest wait of a due check ${minutes(longestDelayMs)}`,
    `calls for an abandoned checkout: maximum ${most(allCalls(figures))}`,
    aim(longestRunMs <= maxRunMs, `a run of at most ${seconds(maxRunMs)}`),
  ]);
}

export function reportRun(checks: number, measuredMs: number, simulatedMs: number): void {
  print(`The fullest of these runs, ${checks} checks, with the sweep itself`, [
    `measured ${seconds(measuredMs)}; simulated ${seconds(simulatedMs)}`,
    aim(measuredMs <= maxRunMs, `at most ${seconds(maxRunMs)}`),
  ]);
}

/** Returns whether the sweep itself asked as often as the simulation says. */
export function reportReplay(simulated: SweepFigures, replayed: Replayed): boolean {
  const rows = (['calls', 'queries', 'writes'] as const).map((what) => {
    const isSame = simulated[what] === replayed[what];
    return {
      isSame,
      text: `${isSame ? '✓' : '✗'} ${what.padEnd(8)} counted ${replayed[what]}, simulated ${simulated[what]}`,
    };
  });
  print(
    'A sample of checkouts, swept by the sweep itself and by the simulation',
    rows.map(({ text }) => text),
  );
  return rows.every(({ isSame }) => isSame);
}

function allCalls({ callsPerCheckout }: Pick<SweepFigures, 'callsPerCheckout'>): number[] {
  return Object.values(callsPerCheckout).flat();
}

/** A dash if no checkout has expired. */
function calls(values: readonly number[], share: number): string {
  return values.length === 0 ? '—' : String(percentile(values, share));
}

function most(values: readonly number[]): number {
  return percentile(values, 1);
}

function print(title: string, lines: string[]): void {
  console.log(`\n── ${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

function count(value: number): string {
  return value.toLocaleString('en');
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

function minutes(ms: number): string {
  return `${(ms / minuteMs).toFixed(0)} min`;
}

function aim(isReached: boolean, text: string): string {
  return `${isReached ? '✓' : '✗'} aim: ${text}`;
}

import { percentile } from '../figures.ts';
import type { Latency } from './measure-latency.ts';
import type { EntryLoads } from './measure-loads.ts';
import type { Step } from './record-steps.ts';

const maxLoadRatio = 1.15;

export function reportLoads(entries: readonly EntryLoads[]): void {
  const lines = entries.map(({ name, answersRequests, durations, libraries }) => {
    // Each beside its own, because the load of the machine changes.
    const ratios = durations.map((duration, index) => duration / (libraries[index] ?? 0));
    const ratio = percentile(ratios, 0.5);
    const mark = ratio <= maxLoadRatio ? '✓' : '✗';
    const aim = answersRequests ? `, ${mark} aim: at most ${maxLoadRatio}` : '';
    return `${name.padEnd(22)} ${describeSpread(durations)}; ratio ${ratio.toFixed(2)}${aim}`;
  });
  const ofLibraries = entries.flatMap(({ libraries }) => libraries);
  print('Loading in a fresh process, beside the libraries alone', [
    `${'the libraries alone'.padEnd(22)} ${describeSpread(ofLibraries)}`,
    ...lines,
  ]);
}

export function reportLatency({ name, steps, durations, bare }: Latency): void {
  const ratio = (share: number): string =>
    (percentile(durations, share) / percentile(bare, share)).toFixed(2);
  print(`Warm answers of ${name}`, [
    `${name.padEnd(22)} ${describeLatency(durations)}`,
    `${'bare handler'.padEnd(22)} ${describeLatency(bare)}`,
    `${'ratio'.padEnd(22)} median ${ratio(0.5)}, p95 ${ratio(0.95)}`,
    `${'both do'.padEnd(22)} ${steps.map(describeStep).join(', ')}`,
  ]);
}

function describeSpread(durations: readonly number[]): string {
  const at = (share: number): string => percentile(durations, share).toFixed(0).padStart(4);
  return `median ${at(0.5)} ms, half of them ${at(0.25)} to ${at(0.75)} ms`;
}

function describeLatency(durations: readonly number[]): string {
  const at = (share: number): string => percentile(durations, share).toFixed(1);
  return `median ${at(0.5)} ms, p95 ${at(0.95)} ms`;
}

function describeStep(step: Step): string {
  switch (step.kind) {
    case 'read':
      return 'a read';
    case 'transaction':
      return `${step.reads.length} reads of one moment`;
    case 'commit':
      return `a commit of ${step.writes}`;
    case 'request':
      return `a request to ${step.path.split('/').at(-1)}`;
  }
}

function print(title: string, lines: string[]): void {
  console.log(`\n── ${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

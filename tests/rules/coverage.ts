import { describe, expect, it } from 'vitest';
import { projectId } from './environment.ts';

/** An expression of the rules in the emulator's report, with its values and its parts. */
interface Expression {
  sourcePosition: { line: number; column: number; currentOffset: number; endOffset: number };
  values?: { value?: object }[];
  children?: Expression[];
}

interface Report {
  rules: { files: { content: string }[] };
  report: Expression[];
}

type Outcome = 'true' | 'false' | 'other' | 'error' | 'skipped';

/** The report takes long, because it has every value that every expression ever had. */
const reportTimeMs = 180_000;

describe('the rules', () => {
  it(
    'have no expression that no test reaches, and no condition that was only ever true or false',
    async () => {
      expect(describeGaps(await fetchReport())).toEqual([]);
    },
    reportTimeMs,
  );
});

async function fetchReport(): Promise<Report> {
  const host = process.env['FIRESTORE_EMULATOR_HOST'];
  const answer = await fetch(`http://${host}/emulator/v1/projects/${projectId}:ruleCoverage`);
  return (await answer.json()) as Report;
}

function describeGaps({ rules, report }: Report): string[] {
  const source = rules.files[0]?.content ?? '';
  const gaps = new Map<string, string>();
  for (const expression of report.flatMap(withChildren)) {
    const gap = gapOf(expression);
    if (!gap) continue;
    const { line, column, currentOffset, endOffset } = expression.sourcePosition;
    const text = source.slice(currentOffset, endOffset + 1).replaceAll(/\s+/g, ' ');
    gaps.set(`${currentOffset}-${endOffset}`, `${line}:${column} ${gap}: ${text}`);
  }
  return [...gaps.values()];
}

function withChildren(expression: Expression): Expression[] {
  return [expression, ...(expression.children ?? []).flatMap(withChildren)];
}

function gapOf({ values = [] }: Expression): string | undefined {
  const outcomes = new Set(values.map(({ value }) => outcomeOf(value)));
  if (outcomes.has('other')) return undefined;
  const [wasTrue, wasFalse] = [outcomes.has('true'), outcomes.has('false')];
  if (!wasTrue && !wasFalse) return 'never reached';
  if (!wasTrue) return 'never true';
  return wasFalse ? undefined : 'never false';
}

/** A skipped operand of && or || has an empty value. A failed expression has an undefined value. */
function outcomeOf(value: object = {}): Outcome {
  if ('boolValue' in value) return value.boolValue === true ? 'true' : 'false';
  if ('undefined' in value) return 'error';
  return Object.keys(value).length === 0 ? 'skipped' : 'other';
}

import { z } from 'zod';
import {
  apiFaultTable,
  mapValues,
  switchRows,
  valuesOf,
  type NumberSwitch,
  type SwitchChanges,
  type SwitchRow,
} from '../faults/switches.ts';
import { objectOf, oneOf } from './control-request.ts';

const { operation, answer, work, times, ms } = apiFaultTable;

const apiFault = objectOf({
  operation: oneOf(valuesOf(operation)),
  answer: oneOf(valuesOf(answer)),
  work: oneOf(valuesOf(work)).default(work.usual),
  times: numberOr('all', times).default(1),
  ms: wholeNumber(ms).optional(),
}).refine((fault) => fault.ms === undefined || fault.answer === 'hang', {
  path: ['ms'],
  error: 'goes with the answer hang alone',
});

/** A request that changes switches; the others keep their values. */
export const switchChanges = objectOf({
  ...mapValues(switchRows, (rows) =>
    objectOf(mapValues(rows, (row) => schemaOf(row).optional())).optional(),
  ),
  api: z.array(apiFault, { error: 'must be a list of faults' }).optional(),
}) as unknown as z.ZodType<SwitchChanges>;

function schemaOf(row: SwitchRow): z.ZodType {
  if ('options' in row) return oneOf(valuesOf(row));
  if ('items' in row) return listOf(row.items);
  return row.usual === null ? numberOr(null, row) : wholeNumber(row);
}

function listOf(items: readonly string[]) {
  const all = z.literal('all').transform(() => [...items]);
  const error = `must be "all" or a list of these: ${items.join(', ')}`;
  return z.union([all, z.array(z.literal(items))], { error });
}

function numberOr(other: 'all' | null, row: NumberSwitch) {
  const error = `must be ${JSON.stringify(other)} or ${inWords(row)}`;
  return z.union([z.literal(other), wholeNumber(row)], { error });
}

function wholeNumber(row: NumberSwitch) {
  const error = `must be ${inWords(row)}`;
  const isAllowed = (value: number): boolean => value >= row.min && value <= row.max;
  return z.int({ error }).refine(isAllowed, { error, abort: true });
}

function inWords({ min, max }: NumberSwitch): string {
  return `a whole number from ${min} to ${max}`;
}

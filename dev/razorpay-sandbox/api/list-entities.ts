import type { Context } from 'hono';
import { invalidInput } from '../provider-error.ts';

const defaultCount = 10;
const maxCount = 100;

/** Selects entities created between `from` and `to`, skips `skip` and returns at most `count`. */
export function listEntities(c: Context, entities: readonly { created_at: number }[]): Response {
  const from = readInteger(c, 'from') ?? 0;
  const to = readInteger(c, 'to') ?? Number.POSITIVE_INFINITY;
  const skip = readInteger(c, 'skip') ?? 0;
  const count = readInteger(c, 'count') ?? defaultCount;
  if (count < 1) throw invalidInput('The count must be at least 1.', 'count');
  if (count > maxCount) {
    throw invalidInput(`The count may not be greater than ${maxCount}.`, 'count');
  }
  const selected = entities.filter(({ created_at }) => created_at >= from && created_at <= to);
  return answerCollection(c, selected.slice(skip, skip + count));
}

export function answerCollection(c: Context, items: readonly object[]): Response {
  return c.json({ entity: 'collection', count: items.length, items });
}

function readInteger(c: Context, name: string): number | undefined {
  const text = c.req.query(name);
  if (text === undefined) return undefined;
  if (!/^\d{1,15}$/.test(text)) throw invalidInput(`The ${name} must be an integer.`, name);
  return Number(text);
}

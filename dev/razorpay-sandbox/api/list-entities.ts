import type { Context } from 'hono';
import { z } from 'zod';
import { parseRequest } from '../parse-request.ts';

const integer = z.coerce.number().int().nonnegative();

const listQuery = z.object({
  from: integer.default(0),
  to: integer.default(Number.MAX_SAFE_INTEGER),
  skip: integer.default(0),
  count: integer.min(1).max(100, 'The count may not be greater than 100.').default(10),
});

/** Selects entities created between `from` and `to`, skips `skip` and returns at most `count`. */
export function listEntities(c: Context, entities: readonly { created_at: number }[]): Response {
  const { from, to, skip, count } = parseRequest(listQuery, c.req.query());
  const selected = entities.filter(({ created_at }) => created_at >= from && created_at <= to);
  return answerCollection(c, selected.slice(skip, skip + count));
}

export function answerCollection(c: Context, items: readonly object[]): Response {
  return c.json({ entity: 'collection', count: items.length, items });
}

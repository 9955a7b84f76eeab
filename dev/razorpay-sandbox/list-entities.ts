import type { Answer } from '../http/routes.ts';
import { jsonAnswer } from '../http/serve-routes.ts';
import { invalidInput } from './provider-error.ts';

const defaultCount = 10;
const maximumCount = 100;

/** Answers a list request: entities from `from` to `to`, then `count` of them after the first `skip`. */
export function listEntities(
  entities: readonly { created_at: number }[],
  query: URLSearchParams,
): Answer {
  const from = integer(query, 'from') ?? 0;
  const to = integer(query, 'to') ?? Number.POSITIVE_INFINITY;
  const skip = integer(query, 'skip') ?? 0;
  const count = integer(query, 'count') ?? defaultCount;
  if (count < 1) throw invalidInput('The count must be at least 1.', 'count');
  if (count > maximumCount) {
    throw invalidInput(`The count may not be greater than ${maximumCount}.`, 'count');
  }
  return collectionAnswer(
    entities
      .filter(({ created_at }) => created_at >= from && created_at <= to)
      .slice(skip, skip + count),
  );
}

export function collectionAnswer(items: readonly unknown[]): Answer {
  return jsonAnswer({ entity: 'collection', count: items.length, items });
}

function integer(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name);
  if (text === null) return undefined;
  if (!/^\d{1,15}$/.test(text)) throw invalidInput(`The ${name} must be an integer.`, name);
  return Number(text);
}

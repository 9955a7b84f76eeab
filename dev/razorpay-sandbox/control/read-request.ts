import type { Context } from 'hono';
import { z } from 'zod';
import { ControlError } from './control-error.ts';

/** Reads a request's body; an empty body counts as an empty object. Throws a sentence that says what is allowed. */
export async function readRequest<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(parseJson(await c.req.text()));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = issue?.path.join('.') || 'The request';
  throw new ControlError(400, `${place} ${issue?.message}.`);
}

function parseJson(body: string): unknown {
  if (body === '') return {};
  try {
    return JSON.parse(body);
  } catch {
    throw new ControlError(400, 'The request is not JSON.');
  }
}

/** An object that has no other fields. */
export function objectOf<Shape extends z.ZodRawShape>(shape: Shape) {
  const names = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `may not have ${String(issue['keys'])}; allowed: ${names}`
        : `must be a JSON object with any of ${names}`,
  });
}

export function oneOf<const Value extends string | number>(values: readonly Value[]) {
  return z.literal([...values], { error: `must be one of ${values.join(', ')}` });
}

import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import { ProviderError } from '../provider-error.ts';

export function answerControlError(error: unknown, c: Context): Response {
  if (error instanceof HTTPException || error instanceof ProviderError) {
    return c.json({ message: error.message }, error.status);
  }
  console.error(error);
  return c.json({ message: 'The sandbox failed.' }, 500);
}

/** Reads a body. An empty one counts as an empty object. Throws an HTTPException that describes invalid input. */
export async function readRequest<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(parseJson(await c.req.text()));
  if (parsed.success) return parsed.data;
  throw new HTTPException(400, { message: z.prettifyError(parsed.error) });
}

function parseJson(body: string): unknown {
  if (body === '') return {};
  try {
    return JSON.parse(body);
  } catch {
    throw new HTTPException(400, { message: 'The request is not JSON.' });
  }
}

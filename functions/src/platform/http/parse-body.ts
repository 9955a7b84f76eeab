import type { Request } from 'firebase-functions/https';
import type * as z from 'zod';
import { ServerError } from '../../../shared/server-errors.ts';

/** Larger than any form's request. Parsed objects need many times the memory of their text. */
const maxJsonBytes = 16 * 1024;

/** Parses the request's JSON body by a schema. Throws `invalid-request`. */
export function parseBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): z.output<Schema> {
  const parsed = schema.safeParse(readJson(request.rawBody));
  if (!parsed.success) throw new ServerError('invalid-request');
  return parsed.data;
}

function readJson(bytes: Uint8Array = new Uint8Array()): unknown {
  if (bytes.length > maxJsonBytes) throw new ServerError('invalid-request');
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new ServerError('invalid-request');
  }
}

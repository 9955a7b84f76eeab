import type { Request } from 'firebase-functions/https';
import type { z } from 'zod';
import { ServerError } from '../../shared/server-errors.ts';

/** The request's JSON body by a schema. Throws `invalid-request`. */
export function parseBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): z.output<Schema> {
  const parsed = schema.safeParse(request.body);
  if (!parsed.success) throw new ServerError('invalid-request');
  return parsed.data;
}

import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import { ProviderError } from '../provider-error.ts';

class ControlError extends Error {
  readonly status: ContentfulStatusCode;

  constructor(status: ContentfulStatusCode, message: string) {
    super(message);
    this.status = status;
  }
}

export function answerControlError(error: unknown, c: Context): Response {
  if (error instanceof ControlError || error instanceof ProviderError) {
    return c.json({ message: error.message }, error.status);
  }
  console.error(error);
  return c.json({ message: 'The sandbox failed.' }, 500);
}

/**
 * Refuses other web pages. Any page that a developer visits can send requests to the developer's machine. The host
 * must be this machine, and `Origin`, if present, must match it. A POST must be `application/json`, which forms
 * can't send and other sites can't send without a preflight.
 */
export const refuseOtherSites: MiddlewareHandler = (c, next) => {
  const { host } = new URL(c.req.url);
  const origin = c.req.header('Origin');
  const isLocal = /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host);
  if (!isLocal || (origin !== undefined && origin !== `http://${host}`)) {
    throw new ControlError(403, 'Only the page of the sandbox may ask for this, not another site.');
  }
  const [type] = (c.req.header('Content-Type') ?? '').split(';');
  if (c.req.method === 'POST' && type?.trim().toLowerCase() !== 'application/json') {
    throw new ControlError(415, 'The Content-Type must be application/json.');
  }
  return next();
};

/** Reads a body. An empty one counts as an empty object. Throws a ControlError that describes invalid input. */
export async function readRequest<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(parseJson(await c.req.text()));
  if (parsed.success) return parsed.data;
  throw new ControlError(400, z.prettifyError(parsed.error));
}

function parseJson(body: string): unknown {
  if (body === '') return {};
  try {
    return JSON.parse(body);
  } catch {
    throw new ControlError(400, 'The request is not JSON.');
  }
}

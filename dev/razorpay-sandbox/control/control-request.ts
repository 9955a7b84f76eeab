import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import { ProviderError } from '../provider-error.ts';

/** A refusal by the control interface. Its message is a sentence for the developer. */
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
 * Refuses requests from every web page except the sandbox's own, because any page that a developer
 * visits can send requests to the developer's machine. It refuses another `Origin` and any host
 * other than this machine. A POST must be `application/json`: a form cannot send that type, and
 * another site cannot send it without a preflight.
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

/** Reads a request's body; an empty body counts as an empty object. Throws what is wrong with it. */
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

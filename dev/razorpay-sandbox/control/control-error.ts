import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ProviderError } from '../api/provider-error.ts';

/** A refusal by the control interface. Its message is a sentence for the developer. */
export class ControlError extends Error {
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

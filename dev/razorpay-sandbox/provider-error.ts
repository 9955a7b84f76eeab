import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { App } from '../http/serve-app.ts';

interface ErrorBody {
  code: string;
  description: string;
  source: string;
  step: string;
  reason: string;
  metadata: Record<string, string>;
  field?: string;
}

export class ProviderError extends Error {
  readonly status: ContentfulStatusCode;
  readonly body: ErrorBody;

  constructor(
    status: ContentfulStatusCode,
    body: Partial<ErrorBody> & Pick<ErrorBody, 'description'>,
  ) {
    super(body.description);
    this.status = status;
    this.body = {
      code: 'BAD_REQUEST_ERROR',
      source: 'NA',
      step: 'NA',
      reason: 'NA',
      metadata: {},
      ...body,
    };
  }
}

export function invalidInput(description: string, field?: string): ProviderError {
  return new ProviderError(400, {
    description,
    source: 'business',
    step: 'payment_initiation',
    reason: 'input_validation_failed',
    ...(field === undefined ? {} : { field }),
  });
}

export function unknownId(): ProviderError {
  return invalidInput('The id provided does not exist');
}

export function authenticationFailed(): ProviderError {
  return new ProviderError(401, { description: 'Authentication failed' });
}

export function answerErrors(app: App): void {
  app.notFound((c) => {
    const { body } = new ProviderError(404, {
      description: 'The requested URL was not found on the server.',
    });
    return c.json({ error: body }, 404);
  });
  app.onError((error, c) => {
    if (error instanceof ProviderError) return c.json({ error: error.body }, error.status);
    if (error instanceof HTTPException) return error.getResponse();
    console.error(error);
    const { body } = new ProviderError(500, serverError);
    return c.json({ error: body }, 500);
  });
}

export const serverError = {
  code: 'SERVER_ERROR',
  description: 'We are facing some trouble completing your request at the moment.',
};

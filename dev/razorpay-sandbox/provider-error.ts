import { RouteNotFound, jsonAnswer } from '../http/serve-routes.ts';
import type { Answer } from '../http/routes.ts';

interface ErrorBody {
  code: string;
  description: string;
  source: string;
  step: string;
  reason: string;
  metadata: Record<string, string>;
  field?: string;
}

/** A refusal in the provider's shape. */
export class ProviderError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: Partial<ErrorBody> & Pick<ErrorBody, 'description'>) {
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

export function answerProviderError(error: unknown): Answer {
  const refusal = toProviderError(error);
  return jsonAnswer({ error: refusal.body }, refusal.status);
}

function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  if (error instanceof RouteNotFound) {
    return new ProviderError(404, {
      description: 'The requested URL was not found on the server.',
    });
  }
  console.error(error);
  return new ProviderError(500, {
    code: 'SERVER_ERROR',
    description: 'We are facing some trouble completing your request at the moment.',
  });
}

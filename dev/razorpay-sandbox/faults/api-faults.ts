import type { Context, MiddlewareHandler } from 'hono';
import { resetConnection, type Env } from '../../http/serve-app.ts';
import { ProviderError, serverError } from '../provider-error.ts';
import type { Switchboard } from './switchboard.ts';
import type { ApiFault, Operation } from './switches.ts';

export function injectFaults(
  switchboard: Switchboard,
  operation: Operation,
): MiddlewareHandler<Env> {
  return async (c, next) => {
    const fault = switchboard.takeApiFault(operation);
    if (!fault) return next();
    if (fault.work === 'done') await next();
    c.res = faultyAnswer(c, fault.answer);
  };
}

/** Throws a ProviderError for answers in Razorpay's format. */
function faultyAnswer(c: Context<Env>, answer: ApiFault['answer']): Response {
  if (answer === 'reset') return resetConnection(c);
  if (answer === 'html') return c.body(badGatewayPage, 502, { 'Content-Type': 'text/html' });
  throw new ProviderError(answer, faultyBodies[answer]);
}

const faultyBodies = {
  400: { description: 'Authentication failed' },
  401: { description: 'Authentication failed' },
  429: { description: 'Too many requests' },
  500: serverError,
  502: serverError,
  503: serverError,
  504: { code: 'GATEWAY_ERROR', description: 'The gateway did not answer in time.' },
};

const badGatewayPage =
  '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

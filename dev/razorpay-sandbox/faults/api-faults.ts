import { wrapRoutes, type Answer, type Routes } from '../../http/routes.ts';
import { ConnectionReset } from '../../http/serve-routes.ts';
import { ProviderError } from '../provider-error.ts';
import type { Holds } from './holds.ts';
import type { Switchboard } from './switchboard.ts';
import { operationRoutes, type ApiFault, type Operation } from './switches.ts';

/** Lets the switched-on faults hit calls of the API. */
export function withApiFaults(
  routes: Routes,
  { switchboard, holds }: { switchboard: Switchboard; holds: Holds },
): Routes {
  return wrapRoutes(routes, (handler, route) => {
    const operation = operationOf(route);
    return async (call) => {
      const fault = switchboard.takeApiFault(operation);
      if (!fault) return handler(call);
      const work = async (): Promise<Answer> => handler(call);
      const done = fault.work === 'done' ? work() : undefined;
      await Promise.allSettled([done]);
      if (fault.answer !== 'hang') return faultyAnswer(fault.answer);
      if ((await holds.wait(fault.ms)) === 'released') throw new ConnectionReset();
      return done ?? work();
    };
  });
}

function operationOf(route: string): Operation {
  const entry = Object.entries(operationRoutes).find(([, it]) => it === route);
  if (!entry) throw new Error(`operationRoutes names no operation for ${route}.`);
  return entry[0] as Operation;
}

/** Throws what is no plain answer. */
function faultyAnswer(answer: Exclude<ApiFault['answer'], 'hang'>): Answer {
  if (answer === 'reset') throw new ConnectionReset();
  if (answer === 'html') {
    return { status: 502, headers: { 'Content-Type': 'text/html' }, body: badGatewayPage };
  }
  throw new ProviderError(answer, faultyBodies[answer]);
}

const serverError = {
  code: 'SERVER_ERROR',
  description: 'We are facing some trouble completing your request at the moment.',
};

const faultyBodies = {
  401: { description: 'Authentication failed' },
  429: { description: 'Too many requests' },
  500: serverError,
  502: serverError,
  503: serverError,
  504: { code: 'GATEWAY_ERROR', description: 'The gateway did not answer in time.' },
};

const badGatewayPage =
  '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

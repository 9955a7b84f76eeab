import type { IncomingHttpHeaders } from 'node:http';
import { wrapRoutes, type Routes } from '../../http/routes.ts';
import { answerControlError, ControlError } from './control-error.ts';

/**
 * Keeps routes from every web page but the sandbox's own, because any page that a developer visits can
 * send requests to their machine: another `Origin` or a host that is not this machine is refused, and a
 * POST must be `application/json`, which no form and no request without a preflight can be.
 */
export function forDevelopersOnly(routes: Routes): Routes {
  return wrapRoutes(routes, (handler, route) => async (call) => {
    try {
      refuseOtherPages(call.headers);
      if (route.startsWith('POST ')) refuseOtherTypes(call.headers);
      return await handler(call);
    } catch (error) {
      return answerControlError(error);
    }
  });
}

function refuseOtherPages({ host = '', origin }: IncomingHttpHeaders): void {
  const isLocal = /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host);
  if (!isLocal || (origin !== undefined && origin !== `http://${host}`)) {
    throw new ControlError(403, 'Only the page of the sandbox may ask for this, not another site.');
  }
}

function refuseOtherTypes(headers: IncomingHttpHeaders): void {
  const [type] = (headers['content-type'] ?? '').split(';');
  if (type?.trim().toLowerCase() !== 'application/json') {
    throw new ControlError(415, 'The Content-Type must be application/json.');
  }
}

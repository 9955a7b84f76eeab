import type { MiddlewareHandler } from 'hono';
import { ControlError } from './control-error.ts';

/**
 * Refuses requests from every web page except the sandbox's own, because any page that a developer
 * visits can send requests to the developer's machine. It refuses another `Origin` and any host
 * other than this machine. A POST must be `application/json`: a form cannot send that type, and
 * another site cannot send it without a preflight.
 */
export const refuseOtherSites: MiddlewareHandler = (c, next) => {
  const host = c.req.header('Host') ?? '';
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

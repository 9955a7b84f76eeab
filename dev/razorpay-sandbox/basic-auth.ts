import { wrapRoutes, type Routes } from '../http/routes.ts';
import { authenticationFailed } from './provider-error.ts';

/** Puts routes behind the key pair. Like the provider, it takes no other spelling of `Basic`. */
export function behindBasicAuth(keyId: string, keySecret: string, routes: Routes): Routes {
  const expected = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  return wrapRoutes(routes, (handler) => (call) => {
    if (call.headers.authorization !== expected) throw authenticationFailed();
    return handler(call);
  });
}

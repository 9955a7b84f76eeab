import { wrapRoutes, type Routes } from '../../http/routes.ts';
import { ProviderError } from '../provider-error.ts';
import { refundKeyHeader } from './refund-keys.ts';

/** Refuses a call with the idempotency key of one that has not been answered yet. */
export function refuseRunningKeys(routes: Routes): Routes {
  const running = new Set<string>();
  return wrapRoutes(routes, (handler) => async (call) => {
    const header = call.headers[refundKeyHeader];
    if (header === undefined) return handler(call);
    const key = String(header);
    if (running.has(key)) {
      throw new ProviderError(409, {
        description: 'Another request with the same idempotency key is still in progress.',
      });
    }
    running.add(key);
    try {
      return await handler(call);
    } finally {
      running.delete(key);
    }
  });
}

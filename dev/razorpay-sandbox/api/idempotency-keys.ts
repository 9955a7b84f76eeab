import type { MiddlewareHandler } from 'hono';
import type { Env } from '../../http/serve-app.ts';
import { ProviderError, invalidInput } from '../provider-error.ts';

const keyHeader = 'X-Refund-Idempotency';
const minKeyLength = 10;

/** `request` is the first request that used the key. */
export type RefundKeys = Map<string, { request: string; refundId: string }>;

/** Returns the ID of the key's refund. Throws if another request used the key. */
export function findRefund(keys: RefundKeys, key: string, request: string): string | undefined {
  const earlier = keys.get(key);
  if (earlier && earlier.request !== request) {
    throw new ProviderError(400, {
      description: 'Different request with the same idempotency key has already been processed.',
    });
  }
  return earlier?.refundId;
}

export function readKey(header: (name: string) => string | undefined): string | undefined {
  const key = header(keyHeader);
  if (key !== undefined && key.length < minKeyLength) {
    throw invalidInput(`The idempotency key must be at least ${minKeyLength} characters long.`);
  }
  if (key !== undefined && !/^[\w-]+$/.test(key)) {
    throw invalidInput(
      'The idempotency key must only contain alphanumeric characters, underscores, and hyphens',
    );
  }
  return key;
}

export function refuseRunningKeys(): MiddlewareHandler<Env> {
  const running = new Set<string>();
  return async (c, next) => {
    const key = c.req.header(keyHeader);
    if (key === undefined) return next();
    if (running.has(key)) {
      throw new ProviderError(409, {
        description: 'Another request with the same idempotency key is still in progress.',
      });
    }
    running.add(key);
    await next();
    running.delete(key);
  };
}

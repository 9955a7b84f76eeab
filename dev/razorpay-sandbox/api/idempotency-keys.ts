import type { MiddlewareHandler } from 'hono';
import type { Env } from '../../http/serve-app.ts';
import { ProviderError, invalidInput } from './provider-error.ts';

export const keyHeader = 'X-Refund-Idempotency';

const minKeyLength = 10;

/** The idempotency keys of refunds, each with the first request that carried it. */
export class RefundKeys {
  readonly #refunds = new Map<string, { request: string; refundId: string }>();

  /** The refund that this key and request created. Throws if the key came with another request. */
  find(key: string, request: string): string | undefined {
    const earlier = this.#refunds.get(key);
    if (earlier && earlier.request !== request) {
      throw new ProviderError(400, {
        description: 'Different request with the same idempotency key has already been processed.',
      });
    }
    return earlier?.refundId;
  }

  keep(key: string, request: string, refundId: string): void {
    this.#refunds.set(key, { request, refundId });
  }

  clear(): void {
    this.#refunds.clear();
  }
}

export function parseKey(key: string | undefined): string | undefined {
  if (key === undefined) return undefined;
  if (key.length < minKeyLength) {
    throw invalidInput(`The idempotency key must be at least ${minKeyLength} characters long.`);
  }
  if (!/^[\w-]+$/.test(key)) {
    throw invalidInput(
      'The idempotency key must only contain alphanumeric characters, underscores, and hyphens',
    );
  }
  return key;
}

/** Refuses a call while an earlier call with the same idempotency key is unanswered. */
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
    try {
      await next();
    } finally {
      running.delete(key);
    }
  };
}

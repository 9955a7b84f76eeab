import { ProviderError, invalidInput } from '../provider-error.ts';

export const refundKeyHeader = 'x-refund-idempotency';

const shortestKey = 10;

/** The idempotency keys of refunds, each with the request that it came with first. */
export class RefundKeys {
  readonly #refunds = new Map<string, { request: string; refundId: string }>();

  /** The refund that this key and request have led to. Throws when the key came with another request. */
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

/** Reads the header; undefined when there is none. */
export function parseRefundKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  const key = String(header);
  if (key.length < shortestKey) {
    throw invalidInput(`The idempotency key must be at least ${shortestKey} characters long.`);
  }
  if (!/^[\w-]+$/.test(key)) {
    throw invalidInput(
      'The idempotency key must only contain alphanumeric characters, underscores, and hyphens',
    );
  }
  return key;
}

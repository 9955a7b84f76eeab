import { ServerError, type ServerErrorCode } from '../../../shared/server-errors.ts';

/** A refusal with Razorpay's own words, which may repeat data from the request. */
export class ProviderRefusal extends ServerError {
  readonly words: string;

  constructor(code: ServerErrorCode, words: string) {
    super(code);
    this.words = words;
  }
}

interface NamedRefusal {
  /** By default, every operation. */
  operation?: 'create-order' | 'create-refund';
  words: RegExp;
  code: ServerErrorCode;
}

/**
 * Razorpay answers these with 400 and BAD_REQUEST_ERROR, and some about idempotency keys with 409. The wording comes
 * from its documentation or from merchants (issues 414 and 454 of razorpay-node, 129 and 156 of razorpay-python).
 */
const namedRefusals: readonly NamedRefusal[] = [
  { words: /authentication failed|api (key|secret)/i, code: 'provider-denied' },
  {
    operation: 'create-order',
    words: /exceeds (the )?maximum amount/i,
    code: 'amount-too-large',
  },
  {
    operation: 'create-order',
    words: /currency.*not.*supported|have international activated/i,
    code: 'currency-not-accepted',
  },
  { operation: 'create-refund', words: /enough balance/i, code: 'balance-too-small' },
  {
    operation: 'create-refund',
    words:
      /fully refunded already|greater than amount captured|more than 6 months old|amount must be at least|different request with the same idempotency key/i,
    code: 'refund-impossible',
  },
];

/** Returns `provider-refused` for any unknown 4xx, and `provider-busy` for an unknown 409, which can pass. */
export function readRefusal(operation: string, status: number, words: string): ProviderRefusal {
  if (status === 429) return new ProviderRefusal('provider-busy', words);
  if (status === 401 || status === 403) return new ProviderRefusal('provider-denied', words);
  const named = namedRefusals.find(
    (it) => (it.operation ?? operation) === operation && it.words.test(words),
  );
  const other = status === 409 ? 'provider-busy' : 'provider-refused';
  return new ProviderRefusal(named?.code ?? other, words);
}

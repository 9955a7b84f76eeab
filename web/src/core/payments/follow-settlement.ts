import { withTimeLimit } from '../../lib/with-time-limit.ts';
import type { Payable } from './payable.ts';
import type { Settled } from './settled.ts';

/** What is known of an order's or invoice's payment, apart from what checkout says of it. */
export interface Settlement {
  /** What has been heard so far. */
  known: () => Settled | undefined;
  /** Asks anew; undefined when it is not paid, or there is no answer. */
  ask: () => Promise<Settled | undefined>;
  /** Resolves when it is paid, however late; never once it is no longer followed. */
  later: Promise<Settled>;
  end: () => void;
}

const longestAnswerMs = 5_000;

let endLast = () => {};

/**
 * Follows whether an order or an invoice is paid: checkout can be closed, and a card be declined, while
 * the money goes through. It goes on over the pages until it is paid or another payment begins.
 */
export function followSettlement(payable: Payable): Settlement {
  endLast();
  const ending = new AbortController();
  let known: Settled | undefined;
  let resolveLater: (settled: Settled) => void;
  const later = new Promise<Settled>((resolve) => {
    resolveLater = resolve;
  });

  function settle(settled: Settled): void {
    if (ending.signal.aborted) return;
    known = settled;
    resolveLater(settled);
    ending.abort();
  }

  async function watch(): Promise<void> {
    const { watchSettlement } = await import('./stored-settlement.ts');
    if (!ending.signal.aborted) {
      ending.signal.addEventListener('abort', watchSettlement(payable, settle));
    }
  }

  async function ask(): Promise<Settled | undefined> {
    if (known) return known;
    const { fetchSettlement } = await import('./stored-settlement.ts');
    const settled = await withTimeLimit(fetchSettlement(payable), longestAnswerMs);
    if (settled) settle(settled);
    return settled;
  }

  watch().catch(tellOfFailure);
  endLast = () => ending.abort();
  return {
    known: () => known,
    ask: () => ask().catch(tellOfFailure),
    later,
    end: () => ending.abort(),
  };
}

function tellOfFailure(error: unknown): undefined {
  console.warn('Whether the payment has arrived is not known', error);
}

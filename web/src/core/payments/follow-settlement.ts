import { withTimeLimit } from '../../lib/with-time-limit.ts';
import { readFromServer } from '../database/read-from-server.ts';
import type { Payable } from './payable.ts';
import type { Settled } from './stored-settlement.ts';

/** What the database says of a payable's payment, independently of checkout. */
export interface Settlement {
  known: () => Settled | undefined;
  /** Asks the server; undefined if the payable is not paid or the server does not answer. */
  ask: () => Promise<Settled | undefined>;
  /** Resolves when the payable is paid, however late. Never settles after `end`. */
  later: Promise<Settled>;
  end: () => void;
}

const answerLimitMs = 10_000;

let endLast = () => {};

/** The money can arrive after checkout was closed. Goes on across pages, until another payment begins. */
export function followSettlement(uid: string, payable: Payable): Settlement {
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
      ending.signal.addEventListener('abort', watchSettlement(uid, payable, settle));
    }
  }

  async function ask(): Promise<Settled | undefined> {
    if (known) return known;
    const { fetchSettlement } = await import('./stored-settlement.ts');
    const reading = readFromServer(() => fetchSettlement(uid, payable));
    const settled = await withTimeLimit(reading, answerLimitMs);
    if (settled) settle(settled);
    return settled;
  }

  watch().catch(warn);
  endLast = () => ending.abort();
  return {
    known: () => known,
    ask: () => ask().catch(warn),
    later,
    end: () => ending.abort(),
  };
}

function warn(error: unknown): undefined {
  console.warn('The state of the payment is unknown', error);
}

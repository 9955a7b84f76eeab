import { withTimeLimit } from '../../../lib/with-time-limit.ts';
import { readFromServer } from '../../database/read-from-server.ts';
import type { Payable } from '../payable.ts';
import type { Recorded } from './stored-recording.ts';

/** The payment of a payable according to the database, independent of checkout. */
export interface Recording {
  known: () => Recorded | undefined;
  /** Queries the server. Resolves to undefined if the payable is unpaid or the server doesn't answer. */
  query: () => Promise<Recorded | undefined>;
  /** Resolves when the payable is paid, even much later. Stays pending after `end`. */
  later: Promise<Recorded>;
  end: () => void;
}

const answerLimitMs = 10_000;

let endLast = () => {};

/** Continues across pages until another payment begins, because money can arrive after checkout has closed. */
export function followRecording(uid: string, payable: Payable): Recording {
  endLast();
  const ending = new AbortController();
  let known: Recorded | undefined;
  let resolveLater: (recorded: Recorded) => void;
  const later = new Promise<Recorded>((resolve) => {
    resolveLater = resolve;
  });

  function record(recorded: Recorded): void {
    if (ending.signal.aborted) return;
    known = recorded;
    resolveLater(recorded);
    ending.abort();
  }

  async function watch(): Promise<void> {
    const { watchRecordedPayment } = await import('./stored-recording.ts');
    if (!ending.signal.aborted) {
      ending.signal.addEventListener('abort', watchRecordedPayment(uid, payable, record));
    }
  }

  async function query(): Promise<Recorded | undefined> {
    if (known) return known;
    const { fetchRecordedPayment } = await import('./stored-recording.ts');
    const reading = readFromServer(() => fetchRecordedPayment(uid, payable));
    const recorded = await withTimeLimit(reading, answerLimitMs);
    if (recorded) record(recorded);
    return recorded;
  }

  watch().catch(warn);
  endLast = () => ending.abort();
  return {
    known: () => known,
    query: () => query().catch(warn),
    later,
    end: () => ending.abort(),
  };
}

function warn(error: unknown): undefined {
  console.warn('The state of the payment is unknown', error);
}

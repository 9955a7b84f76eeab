import { useCallback } from 'react';
import { formatDateTime } from '../format-date-time.ts';
import { watchLettersAbout, type DeskLetter } from '../api/watch-letters.ts';
import { watchPayments, type DeskPayment } from '../api/watch-payments.ts';
import { recordPath, watchAuditOf, type AuditRow } from '../api/watch-record.ts';
import { watchAttempts, watchReceipts, type Trace } from '../api/watch-traces.ts';
import type { DeskCharge } from '../desk-charge.ts';
import { timelineOf } from '../timeline.ts';
import { useWatched, type Watch } from '../use-watched.ts';

/** Everything that has happened to an order or invoice, live. A part that fails says so. */
export function RecordTimeline({ charge }: { charge: DeskCharge }) {
  const { type, uid, id } = charge;
  const path = recordPath(charge);
  const attempts = useList<Trace>(useCallback((...on) => watchAttempts(path, ...on), [path]));
  const payments = useList<DeskPayment>(useCallback((...on) => watchPayments(path, ...on), [path]));
  const receipts = useList<Trace>(useCallback((...on) => watchReceipts(path, ...on), [path]));
  const letters = useList<DeskLetter>(
    useCallback((...on) => watchLettersAbout(path, ...on), [path]),
  );
  const audit = useList<AuditRow>(
    useCallback((...on) => watchAuditOf({ type, uid, id }, ...on), [type, uid, id]),
  );
  const lists = { attempts, payments, receipts, letters, audit };
  const hasFailed = Object.values(lists).some((list) => list === undefined);
  const entries = timelineOf({
    charge,
    attempts: attempts ?? [],
    payments: payments ?? [],
    receipts: receipts ?? [],
    letters: letters ?? [],
    audit: audit ?? [],
  });
  return (
    <>
      {hasFailed && (
        <p className="mb-3 text-danger">A part could not be loaded. Reload the page.</p>
      )}
      <ol className="divide-y divide-line rounded-base border border-line bg-surface-raised shadow-soft">
        {entries.map(({ key, at, text, hint }) => (
          <li key={key} className="flex flex-wrap justify-between gap-x-8 gap-y-1 px-5 py-3">
            <div className="min-w-0 wrap-anywhere">
              <p className="font-medium">{text}</p>
              {hint !== '' && <p className="text-sm text-muted">{hint}</p>}
            </div>
            <p className="text-sm text-muted tabular">{formatDateTime(at)}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Undefined if the list could not be loaded; empty until it is. */
function useList<Item>(watch: Watch<Item[]>): Item[] | undefined {
  const watched = useWatched(watch);
  if (watched.status === 'failed') return undefined;
  return watched.status === 'ready' ? watched.value : [];
}

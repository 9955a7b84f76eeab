import { useCallback, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { formatDateTime } from '../../lib/format-date-time.ts';
import { watchEmailsAbout, type AdminEmail } from '../emails/api/watch-emails.ts';
import type { Begin } from '../lists/api/watch-page.ts';
import { watchLatestPayments, type AdminPayment } from '../payments/api/watch-payments.ts';
import { recordPath } from '../records/api/watch-record.ts';
import { watchAuditOf, type AuditRow } from '../audit/api/watch-audit.ts';
import {
  watchAttempts,
  watchReceipts,
  type RelatedRecord,
} from '../records/api/watch-related-records.ts';
import type { AdminPayable } from '../payables/admin-payable.ts';
import { timelineOf } from './timeline.ts';
import { useWatched, type Watch } from '../lists/use-watched.ts';

/** The number of entries per list at first, and with each press of Show older. */
const step = 50;

export function RecordTimeline({ payable }: { payable: AdminPayable }) {
  const [maxCount, setMaxCount] = useState(step);
  const { type, uid, id } = payable;
  const path = recordPath(payable);
  const attempts = useBegin<RelatedRecord>(
    useCallback((...on) => watchAttempts({ path, maxCount }, ...on), [path, maxCount]),
  );
  const payments = useBegin<AdminPayment>(
    useCallback((...on) => watchLatestPayments({ path, maxCount }, ...on), [path, maxCount]),
  );
  const receipts = useBegin<RelatedRecord>(
    useCallback((...on) => watchReceipts({ path, maxCount }, ...on), [path, maxCount]),
  );
  const emails = useBegin<AdminEmail>(
    useCallback((...on) => watchEmailsAbout({ path, maxCount }, ...on), [path, maxCount]),
  );
  const audit = useBegin<AuditRow>(
    useCallback(
      (...on) => watchAuditOf({ payable: { type, uid, id }, maxCount }, ...on),
      [type, uid, id, maxCount],
    ),
  );
  const lists = { attempts, payments, receipts, emails, audit };
  const hasFailed = Object.values(lists).some((list) => list === undefined);
  const { entries, hasMore } = timelineOf({
    payable,
    attempts: attempts ?? none,
    payments: payments ?? none,
    receipts: receipts ?? none,
    emails: emails ?? none,
    audit: audit ?? none,
  });
  return (
    <>
      {hasFailed && (
        <p className="mb-3 text-danger">
          Part of the timeline couldn't be loaded. Please reload the page.
        </p>
      )}
      <ol className="divide-y divide-line rounded-base border border-line bg-surface-raised shadow-soft">
        {entries.map(({ key, at, text, hint }) => (
          <li
            key={key}
            className="flex flex-wrap justify-between gap-x-8 gap-y-1 px-5 py-3 sm:flex-nowrap"
          >
            <div className="min-w-0 wrap-anywhere">
              <p className="font-medium">{text}</p>
              {hint !== '' && <p className="text-sm text-muted">{hint}</p>}
            </div>
            <p className="text-sm text-muted tabular sm:shrink-0">{formatDateTime(at)}</p>
          </li>
        ))}
      </ol>
      {hasMore && (
        <Button variant="quiet" className="mt-5" onClick={() => setMaxCount(maxCount + step)}>
          Show older
        </Button>
      )}
    </>
  );
}

const none = { items: [], hasMore: false };

/** Returns undefined if the list couldn't be loaded. While more entries load, it returns the earlier ones. */
function useBegin<Item>(watch: Watch<Begin<Item>>): Begin<Item> | undefined {
  const watched = useWatched(watch);
  const [last, setLast] = useState<Begin<Item>>(none);
  if (watched.status === 'failed') return undefined;
  if (watched.status === 'loading') return last;
  if (watched.value !== last) setLast(watched.value);
  return watched.value;
}

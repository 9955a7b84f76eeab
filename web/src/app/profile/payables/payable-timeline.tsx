import { formatIndianDate } from '@shared/values/indian-time.ts';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { NoWrap } from '../../../components/no-wrap.tsx';
import { payablePage as texts } from '../../../content/profile.ts';
import type { Payable } from '../../../core/payments/payable.ts';
import { useIsAwaitingConfirmation } from '../../../core/payments/awaiting-confirmation.ts';
import { timelineOf, type TimelineEvent } from '../../../core/payments/timeline.ts';
import { formatDateTime } from '../../../lib/format-date-time.ts';
import { PayablePanel } from './payable-panel.tsx';

/** Screen readers announce new events. */
export function PayableTimeline({ payable }: { payable: Payable }) {
  const events = timelineOf(payable, useIsAwaitingConfirmation(payable.id));
  return (
    <PayablePanel id="timeline" title={texts.timeline}>
      <ol aria-live="polite" className="flex flex-col">
        {events.map((event) => (
          <Event key={`${event.text} ${event.at?.getTime()}`} {...event} />
        ))}
      </ol>
    </PayablePanel>
  );
}

function Event({ text, at, isDay = false, hint, state }: TimelineEvent) {
  return (
    <li className="group relative flex gap-4 pb-6 last:pb-0">
      <span
        aria-hidden
        className="absolute top-7 bottom-0 left-3.25 w-0.5 bg-line group-last:hidden"
      />
      <span
        aria-hidden
        className={`flex size-7 shrink-0 items-center justify-center rounded-full border-2 ${marks[state]}`}
      >
        {state === 'stopped' ? (
          <X className="size-4" />
        ) : (
          state !== 'open' && <Check className="size-4" />
        )}
      </span>
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">
          <NoWrap text={text} />
        </p>
        {at && (
          <p className="text-sm text-muted tabular">
            {isDay ? formatIndianDate(at) : formatDateTime(at)}
          </p>
        )}
        {hint !== undefined && <p className="text-sm text-muted">{hint}</p>}
      </div>
    </li>
  );
}

const marks: Record<TimelineEvent['state'], string> = {
  done: 'border-line bg-surface-soft text-muted',
  open: 'border-dashed border-warning bg-warning-soft',
  money: 'border-transparent bg-success-soft text-success',
  stopped: 'border-transparent bg-danger-soft text-danger',
};

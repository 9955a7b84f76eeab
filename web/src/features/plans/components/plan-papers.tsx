import { payableHref } from '@shared/paths.ts';
import { formatMoney } from '@shared/values/money.ts';
import { Disclosure } from '../../../components/disclosure.tsx';
import { plans as texts } from '../../../content/plans.ts';
import type { Payable } from '../../../core/payments/payable.ts';
import { StatusBadges } from '../../../core/payments/status-badges.tsx';
import { formatDateTime } from '../../../lib/format-date-time.ts';

/** Links to what was or is to be paid for a plan. Each page has its receipt. */
export function PlanPapers({ papers }: { papers: readonly Payable[] }) {
  if (papers.length === 0) return null;
  return (
    <Disclosure title={texts.papers(papers.length)} className="mt-6">
      <ul className="flex flex-col divide-y divide-line sm:col-span-2">
        {papers.map((paper) => (
          <Paper key={paper.id} {...paper} />
        ))}
      </ul>
    </Disclosure>
  );
}

function Paper(paper: Payable) {
  const { type, id, number, amount, currency, createdAt, receiptNumber } = paper;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div>
        <a
          href={payableHref(type, id)}
          className="-my-2.5 inline-block py-2.5 text-action-text underline underline-offset-4"
        >
          {number}
        </a>
        <p className="text-sm text-muted tabular">
          {[formatDateTime(createdAt), receiptNumber && texts.receipt(receiptNumber)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <StatusBadges payable={paper} />
        <p className="font-medium tabular">{formatMoney(amount, currency)}</p>
      </div>
    </li>
  );
}

import type { PayableType } from '@shared/endpoints.ts';
import { formatIndianDate } from '@shared/values/indian-time.ts';
import { formatMoney } from '@shared/values/money.ts';
import { StatusBadges } from '../../core/payments/status-badges.tsx';
import { formatDateTime } from '../../lib/format-date-time.ts';
import { isCustomerEntered, customerEnteredMark, type AdminPayable } from './admin-payable.ts';
import { payablePath } from '../records/admin-paths.ts';
import { CustomerName } from './customer-name.tsx';

interface PayableTableProps {
  type: PayableType;
  payables: readonly AdminPayable[];
}

/** On a phone, the customer and the time are below the number. */
export function PayableTable({ type, payables }: PayableTableProps) {
  return (
    <div className="overflow-clip rounded-base border border-line bg-surface-raised shadow-soft">
      <table className="w-full table-fixed text-left">
        <thead className="text-sm text-muted">
          <tr>
            <th className={`${cell} w-[55%] md:w-1/4 lg:w-1/5`}>
              {type === 'invoice' ? 'Invoice' : 'Order'}
            </th>
            <th className={`${cell} max-md:hidden`}>Customer</th>
            <th className={`${cell} text-right md:w-40`}>Amount</th>
            <th className={`${cell} max-md:hidden md:w-40`}>Status</th>
            <th className={`${cell} max-lg:hidden lg:w-64`}>Created</th>
          </tr>
        </thead>
        <tbody>
          {payables.map((payable) => (
            <tr key={payable.uid + payable.id} className="border-t border-line align-top">
              <td className={`${cell} wrap-anywhere`}>
                <a href={payablePath(payable)} className={numberLink}>
                  {payable.number}
                </a>
                {payable.status === 'Pending' && payable.issued?.dueAt && (
                  <span className="block text-sm text-muted tabular">
                    {`Due ${formatIndianDate(payable.issued.dueAt)}`}
                  </span>
                )}
                {isCustomerEntered(payable) && (
                  <span className="block text-sm text-muted">{customerEnteredMark}</span>
                )}
                <span className="block text-sm text-muted md:hidden">
                  <CustomerName payable={payable} />
                </span>
                <span className="block text-sm text-muted tabular lg:hidden">
                  {formatDateTime(payable.createdAt)}
                </span>
              </td>
              <td className={`${cell} wrap-anywhere max-md:hidden`}>
                <CustomerName payable={payable} />
              </td>
              <td className={`${cell} text-right font-medium tabular`}>
                {formatMoney(payable.amount, payable.currency)}
                <div className="mt-2 flex justify-end *:justify-end md:hidden">
                  <StatusBadges payable={payable} />
                </div>
              </td>
              <td className={`${cell} max-md:hidden`}>
                <StatusBadges payable={payable} />
              </td>
              <td className={`${cell} whitespace-nowrap text-muted tabular max-lg:hidden`}>
                {formatDateTime(payable.createdAt)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const cell = 'px-3 py-3 font-normal sm:px-4';
const numberLink =
  '-my-2.5 inline-block py-2.5 font-medium text-action-text tabular underline decoration-1 underline-offset-4 hover:decoration-2';

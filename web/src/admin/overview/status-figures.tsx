import type { PayableType } from '@shared/endpoints.ts';
import { paymentStatuses } from '@shared/payments/payment-statuses.ts';
import { useCallback } from 'react';
import { countByStatus } from './api/read-overview.ts';
import { writeFilter } from '../payables/payable-filter.ts';
import { payablesPath } from '../records/admin-paths.ts';
import { useRead } from '../lists/use-watched.ts';
import { Figure, FigureList } from './figure.tsx';

export function StatusFigures({ type }: { type: PayableType }) {
  const watched = useRead(useCallback(() => countByStatus(type), [type]));
  return (
    <FigureList title={type === 'invoice' ? 'Invoices' : 'Orders'} watched={watched}>
      {(counts) =>
        paymentStatuses.map((status) => (
          <Figure
            key={status}
            name={status}
            value={counts[status]}
            href={payablesPath(type) + writeFilter({ status })}
          />
        ))
      }
    </FigureList>
  );
}

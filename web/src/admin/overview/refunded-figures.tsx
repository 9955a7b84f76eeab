import { currencies, formatMoney, toMajorUnits } from '@shared/values/money.ts';
import { useState } from 'react';
import { readRefunded } from './api/read-refunded.ts';
import { statementPath } from '../records/admin-paths.ts';
import { monthsUntil } from '../lists/months.ts';
import { useRead } from '../lists/use-watched.ts';
import { Figure, FigureList } from './figure.tsx';

/** The refunds made this month and last month, whenever the payments were made. */
export function RefundedFigures() {
  const [months] = useState(() => monthsUntil(new Date(), monthsShown));
  const [read] = useState(() => () => Promise.all(months.map(readRefunded)));
  return (
    <FigureList title="Refunds, this month and last" watched={useRead(read)}>
      {(refunded) =>
        months.flatMap(({ id, name }, index) =>
          currencies
            .filter((currency) => currency === 'INR' || refunded[index]?.[currency] !== 0)
            .map((currency) => (
              <Figure
                key={id + currency}
                name={`${name}, ${currency}`}
                value={formatMoney(toMajorUnits(refunded[index]?.[currency] ?? 0), currency)}
                href={statementPath(id)}
              />
            )),
        )
      }
    </FigureList>
  );
}

const monthsShown = 2;

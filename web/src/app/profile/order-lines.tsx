import { formatMoney, type Currency } from '@shared/money.ts';
import { describeLine, type OrderLine } from '@shared/orders.ts';

interface OrderLinesProps {
  items: readonly OrderLine[];
  currency: Currency;
}

export function OrderLines({ items, currency }: OrderLinesProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {items.map((line) => (
        <li key={line.id} className="flex justify-between gap-x-6 py-2">
          <span>{describeLine(line)}</span>
          <span className="tabular">{formatMoney(line.price, currency)}</span>
        </li>
      ))}
    </ul>
  );
}

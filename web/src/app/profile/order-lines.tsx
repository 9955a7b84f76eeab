import type { Currency } from '@shared/money.ts';
import { describeLine, type OrderLine } from '@shared/orders.ts';
import { ChargeLines } from '../../core/payments/charge-lines.tsx';

interface OrderLinesProps {
  items: readonly OrderLine[];
  currency: Currency;
}

export function OrderLines({ items, currency }: OrderLinesProps) {
  const lines = items.map((item) => ({
    key: item.id,
    text: describeLine(item),
    amount: item.price,
  }));
  return <ChargeLines lines={lines} currency={currency} />;
}

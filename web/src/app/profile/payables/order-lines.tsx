import type { Currency } from '@shared/values/money.ts';
import { describeLine, type OrderLine } from '@shared/payments/orders.ts';
import { PayableLines } from '../../../core/payments/payable-lines.tsx';

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
  return <PayableLines lines={lines} currency={currency} />;
}

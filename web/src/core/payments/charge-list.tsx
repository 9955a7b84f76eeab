import type { ComponentType } from 'react';
import { ChargeRow, type ChargeRowProps } from './charge-row.tsx';
import type { Charge } from './charge.ts';

/** How a list has its items paid. */
export interface PaymentControls<Item> {
  payingId: string | undefined;
  canPay: boolean;
  onPay: (item: Item) => void;
}

export interface ChargeListProps<Item> extends Pick<
  ChargeRowProps,
  'noun' | 'level' | 'titleClass'
> {
  list: readonly Item[];
  payment: PaymentControls<Item>;
  titleOf: (item: Item) => string;
  detailsOf?: (item: Item) => string;
  receipt?: ComponentType<{ charge: Charge }> | undefined;
}

/** Orders or invoices; the Pending ones have a Pay Now button. The customer pays one at a time. */
export function ChargeList<Item extends Charge>(props: ChargeListProps<Item>) {
  const { list, payment, titleOf, detailsOf, receipt: Receipt, ...rest } = props;
  const { payingId, canPay, onPay } = payment;
  return (
    <ul className="@container divide-y divide-line rounded-base border border-line bg-surface-raised shadow-soft">
      {list.map((item) => (
        <ChargeRow
          {...rest}
          key={item.id}
          charge={item}
          title={titleOf(item)}
          details={detailsOf?.(item)}
          receipt={Receipt && <Receipt charge={item} />}
          isPaying={item.id === payingId}
          canPay={canPay && payingId === undefined}
          onPay={() => onPay(item)}
        />
      ))}
    </ul>
  );
}

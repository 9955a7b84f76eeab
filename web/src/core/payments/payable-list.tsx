import type { ComponentType } from 'react';
import { PayableRow, type PayableRowProps } from './payable-row.tsx';
import type { StoredPayable } from './stored-payable.ts';

/** What a list needs to know to have one of its items paid. */
export interface PaymentControls<Item> {
  /** The item that is being paid. */
  payingId: string | undefined;
  canPay: boolean;
  onPay: (item: Item) => void;
}

export interface PayableListProps<Item> extends Pick<
  PayableRowProps,
  'noun' | 'level' | 'titleClass'
> {
  list: readonly Item[];
  payment: PaymentControls<Item>;
  titleOf: (item: Item) => string;
  detailsOf?: (item: Item) => string;
  /** What is told of the receipt of one that was paid. */
  receipt?: ComponentType<{ payable: StoredPayable }> | undefined;
}

/** Orders or invoices, with Pay Now at those that wait for it. One is paid at a time. */
export function PayableList<Item extends StoredPayable>(props: PayableListProps<Item>) {
  const { list, payment, titleOf, detailsOf, receipt: Receipt, ...rest } = props;
  const { payingId, canPay, onPay } = payment;
  return (
    <ul className="@container divide-y divide-line rounded-base border border-line bg-surface-raised shadow-soft">
      {list.map((item) => (
        <PayableRow
          {...rest}
          key={item.id}
          payable={item}
          title={titleOf(item)}
          details={detailsOf?.(item)}
          receipt={Receipt && <Receipt payable={item} />}
          isPaying={item.id === payingId}
          canPay={canPay && payingId === undefined}
          onPay={() => onPay(item)}
        />
      ))}
    </ul>
  );
}

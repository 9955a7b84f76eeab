import type { ComponentType, ReactNode } from 'react';
import { LiveListView } from '../database/live-list-view.tsx';
import type { LiveList } from '../database/use-live-list.ts';
import { PayableRow, listLayout, type PayableRowProps } from './payable-row.tsx';
import { PayableRowsSkeleton } from './payable-rows-skeleton.tsx';
import type { Payable } from './payable.ts';
import type { PaymentMessage } from './payment-message.tsx';

export interface PayableMessage extends PaymentMessage {
  payableId: string;
}

export interface PaymentControls<Item> {
  payingId: string | undefined;
  message: PayableMessage | undefined;
  canPay: boolean;
  onPay: (item: Item) => void;
}

interface PayableListProps<Item>
  extends PaymentControls<Item>, Pick<PayableRowProps, 'noun' | 'level' | 'titleClass'> {
  items: LiveList<Item>;
  empty: ReactNode;
  titleOf: (item: Item) => string;
  hrefOf?: (item: Item) => string;
  detailOf?: (item: Item) => string | undefined;
  receipt?: ComponentType<{ payable: Payable }>;
}

/** Pending payables have a Pay Now button. The customer pays one at a time. */
export function PayableList<Item extends Payable>(props: PayableListProps<Item>) {
  const {
    items,
    empty,
    titleOf,
    hrefOf,
    detailOf,
    receipt: Receipt,
    payingId,
    message,
    canPay,
    onPay,
    ...row
  } = props;
  return (
    <LiveListView
      items={items}
      noun={`${row.noun}s`}
      empty={empty}
      skeleton={<PayableRowsSkeleton />}
    >
      {(list) => (
        <ul className={listLayout}>
          {list.map((item) => (
            <PayableRow
              {...row}
              key={item.id}
              payable={item}
              title={titleOf(item)}
              href={hrefOf?.(item)}
              details={detailOf?.(item)}
              receipt={Receipt && <Receipt payable={item} />}
              message={message?.payableId === item.id ? message : undefined}
              isPaying={item.id === payingId}
              canPay={canPay && payingId === undefined}
              onPay={() => onPay(item)}
            />
          ))}
        </ul>
      )}
    </LiveListView>
  );
}

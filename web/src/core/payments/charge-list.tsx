import type { ComponentType, ReactNode } from 'react';
import { LiveListView } from '../database/live-list-view.tsx';
import type { LiveList } from '../database/use-live-list.ts';
import { ChargeRow, listLayout, type ChargeRowProps } from './charge-row.tsx';
import { ChargeRowsSkeleton } from './charge-rows-skeleton.tsx';
import type { Charge } from './charge.ts';
import type { PaymentMessage } from './payment-message.tsx';

/** What is said about the payment of a charge. */
export interface ChargeMessage extends PaymentMessage {
  chargeId: string;
}

export interface PaymentControls<Item> {
  payingId: string | undefined;
  message: ChargeMessage | undefined;
  canPay: boolean;
  onPay: (item: Item) => void;
}

interface ChargeListProps<Item>
  extends PaymentControls<Item>, Pick<ChargeRowProps, 'noun' | 'level' | 'titleClass'> {
  items: LiveList<Item>;
  empty: ReactNode;
  titleOf: (item: Item) => string;
  hrefOf?: (item: Item) => string;
  detailsOf?: (item: Item) => string | undefined;
  receipt?: ComponentType<{ charge: Charge }>;
}

/** Orders or invoices; the Pending ones have a Pay Now button. The customer pays one at a time. */
export function ChargeList<Item extends Charge>(props: ChargeListProps<Item>) {
  const {
    items,
    empty,
    titleOf,
    hrefOf,
    detailsOf,
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
      skeleton={<ChargeRowsSkeleton />}
    >
      {(list) => (
        <ul className={listLayout}>
          {list.map((item) => (
            <ChargeRow
              {...row}
              key={item.id}
              charge={item}
              title={titleOf(item)}
              href={hrefOf?.(item)}
              details={detailsOf?.(item)}
              receipt={Receipt && <Receipt charge={item} />}
              message={message?.chargeId === item.id ? message : undefined}
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

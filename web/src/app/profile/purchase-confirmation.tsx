import { formatMoney } from '@shared/money.ts';
import { chargeHref } from '@shared/paths.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { ButtonLink } from '../../components/button.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { purchase as texts } from '../../content/profile.ts';
import type { LiveList } from '../../core/database/use-live-list.ts';
import { putLastPurchaseAway, useLastPurchase } from '../../features/orders/last-purchase.ts';
import type { StoredOrder } from '../../features/orders/stored-order.ts';
import { ReceiptLine } from '../../features/receipts/components/receipt-line.tsx';
import { focusHeading } from '../layouts/focus-place.ts';
import { OrderLines } from './order-lines.tsx';

interface PurchaseConfirmationProps {
  uid: string;
  /** Empty if the account has none. */
  email: string;
  orders: LiveList<StoredOrder>;
}

/** Says what the customer has just bought, until it is put away. */
export function PurchaseConfirmation({ uid, email, orders }: PurchaseConfirmationProps) {
  const purchase = useLastPurchase(uid);
  if (!purchase) return null;
  const order = orders.list.find(({ id }) => id === purchase.orderId);
  if (!order && orders.status !== 'loading') return null;
  return (
    <section
      aria-labelledby="purchase"
      className="mt-8 rounded-base border border-line bg-surface-raised p-5 shadow-soft sm:p-8"
    >
      <div className="flex items-start gap-3">
        <CircleCheck aria-hidden className="mt-1 size-6 shrink-0 text-success" />
        <h2 id="purchase" className="flex-1 text-xl">
          {texts.title}
        </h2>
        <IconButton
          icon={X}
          label={texts.putAway}
          className="-mt-2 -mr-2"
          onClick={() => {
            putLastPurchaseAway();
            focusHeading();
          }}
        />
      </div>
      {order ? (
        <Bought order={order} email={email} />
      ) : (
        <div className="mt-4 flex flex-col gap-4">
          {Array.from({ length: purchase.lineCount }, (_, index) => (
            <Skeleton key={index} className="h-6" />
          ))}
          <Skeleton className="h-24" />
        </div>
      )}
    </section>
  );
}

function Bought({ order, email }: { order: StoredOrder; email: string }) {
  const { id, number, amount, currency, items, status } = order;
  const total = formatMoney(amount, currency);
  return (
    <div className="mt-4 max-w-3xl">
      <OrderLines items={items} currency={currency} />
      <p aria-live="polite" className="mt-4 font-semibold text-balance">
        {status === 'Pending' ? texts.confirming(total, number) : texts.paid(total, number)}
      </p>
      <ReceiptLine charge={order} />
      <p className="mt-3 text-muted">{texts.next(email)}</p>
      <ButtonLink variant="quiet" className="mt-5" href={chargeHref('product_order', id)}>
        {texts.see}
      </ButtonLink>
    </div>
  );
}

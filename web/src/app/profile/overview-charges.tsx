import { paths } from '@shared/paths.ts';
import { overview as texts } from '../../content/profile.ts';
import type { Charge } from '../../core/payments/charge.ts';
import { useLastPurchase } from '../../features/orders/last-purchase.ts';
import { InvoiceList } from './invoice-list.tsx';
import { OrderList } from './order-list.tsx';
import { OverviewSection } from './overview-section.tsx';
import type { ProfileLists } from './profile-lists.ts';

interface OverviewChargesProps extends Pick<ProfileLists, 'orders' | 'invoices'> {
  /** Undefined while the account is unknown. */
  uid: string | undefined;
}

/** What is to be paid, and the latest order, both at once, so that neither moves the other. */
export function OverviewCharges({ uid, orders, invoices }: OverviewChargesProps) {
  const purchase = useLastPurchase(uid);
  const openOrders = orders.list.filter(isOpen);
  const openInvoices = invoices.list.filter(isOpen);
  const isLoading = orders.status === 'loading' || invoices.status === 'loading';
  const latest = orders.list.slice(0, 1);
  const isLatestShown = latest.some((order) => isOpen(order) || order.id === purchase?.orderId);
  return (
    <>
      {!isLoading && (openOrders.length > 0 || openInvoices.length > 0) && (
        <OverviewSection id="to-be-paid" title={texts.toBePaid}>
          <div className="flex flex-col gap-4">
            {openInvoices.length > 0 && (
              <InvoiceList invoices={{ ...invoices, list: openInvoices }} level={3} />
            )}
            {openOrders.length > 0 && <OrderList orders={orders} shown={openOrders} level={3} />}
          </div>
        </OverviewSection>
      )}
      {!isLoading && invoices.status === 'failed' && (
        <OverviewSection id="invoices" title={texts.invoices}>
          <InvoiceList invoices={invoices} level={3} />
        </OverviewSection>
      )}
      {!isLatestShown && (
        <OverviewSection
          id="latest-order"
          title={texts.latestOrder}
          more={{ href: paths.profileOrders, text: texts.allOrders }}
        >
          <OrderList
            orders={isLoading ? { ...orders, status: 'loading' } : orders}
            shown={latest}
            level={3}
          />
        </OverviewSection>
      )}
    </>
  );
}

function isOpen({ status }: Charge): boolean {
  return status === 'Pending';
}

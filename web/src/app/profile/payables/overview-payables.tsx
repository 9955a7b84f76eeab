import { paths } from '@shared/paths.ts';
import { overview as texts } from '../../../content/profile.ts';
import { boughtSince } from '../../../features/orders/bought-since.ts';
import { InvoiceList } from './invoice-list.tsx';
import { OrderList } from './order-list.tsx';
import { OverviewPlans } from '../plans/overview-plans.tsx';
import { OverviewSection } from '../overview-section.tsx';
import type { ProfileLists } from '../profile-lists.ts';
import { useOpenSince } from '../use-open-since.ts';

interface OverviewPayablesProps extends Pick<ProfileLists, 'orders' | 'invoices' | 'plans'> {
  isGuest: boolean;
}

/**
 * Shows unpaid payables, urgent plans and the latest order. All wait for all lists, so that no section moves another.
 */
export function OverviewPayables({ orders, invoices, plans, isGuest }: OverviewPayablesProps) {
  // An order whose product the customer has bought again is payable only in the full list of orders.
  const wanted = orders.list.filter((order) => !boughtSince(order, orders.list));
  const openOrders = useOpenSince(wanted);
  const openInvoices = useOpenSince(invoices.list);
  const isLoading = [orders, invoices, plans].some(({ status }) => status === 'loading');
  const latest = orders.list.slice(0, 1);
  const isLatestOpen = latest.some((order) => openOrders.includes(order));
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
      {!isLoading && <OverviewPlans plans={plans} invoices={invoices} isGuest={isGuest} />}
      {(isLoading || !isLatestOpen) && (
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

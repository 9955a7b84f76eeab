import { paths } from '@shared/paths.ts';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { messages as texts } from '../../content/profile.ts';
import type { LoggedIn } from '../../core/session/session.ts';
import { PageFailure } from '../layouts/page-failure.tsx';
import { AddressVerification } from './address-verification.tsx';
import { InvoiceList } from './payables/invoice-list.tsx';
import { InvoicePage } from './payables/invoice-page.tsx';
import { ListPart } from './list-part.tsx';
import { MessagesPart } from './messages-part.tsx';
import { OrderList } from './payables/order-list.tsx';
import { OrderPage } from './payables/order-page.tsx';
import { OverviewPart } from './overview-part.tsx';
import type { ProfileLists } from './payables/profile-lists.ts';
import { SettingsPart } from './settings-part.tsx';

interface ProfilePartProps {
  path: string;
  /** Undefined while the account is unknown. */
  customer: LoggedIn | undefined;
  lists: ProfileLists;
}

/** If a part fails, the links to the other parts stay. */
export function ProfilePart(props: ProfilePartProps) {
  return (
    <ErrorBoundary key={props.path} fallback={<PageFailure />}>
      <Part {...props} />
    </ErrorBoundary>
  );
}

function Part({ path, customer, lists }: ProfilePartProps) {
  const { orders, invoices, messages } = lists;
  switch (path) {
    case paths.profile:
      return <OverviewPart customer={customer} lists={lists} />;
    case paths.profileOrders:
      return (
        <ListPart id="my-orders" title="My Orders">
          <OrderList orders={orders} level={2} />
        </ListPart>
      );
    case paths.profileInvoices:
      return (
        <ListPart id="my-invoices" title="My Invoices">
          <div className="mb-8 empty:hidden">
            <AddressVerification customer={customer} reason={texts.verifyForInvoices} />
          </div>
          <InvoiceList invoices={invoices} level={2} />
        </ListPart>
      );
    case paths.profileMessages:
      return <MessagesPart messages={messages} />;
    case paths.profileSettings:
      return <SettingsPart customer={customer} />;
    default: {
      const id = path.slice(path.lastIndexOf('/') + 1);
      return path.startsWith(`${paths.profileOrders}/`) ? (
        <OrderPage id={id} orders={orders} />
      ) : (
        <InvoicePage id={id} invoices={invoices} customer={customer} />
      );
    }
  }
}

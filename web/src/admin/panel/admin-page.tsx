import { env } from '../../lib/env.ts';
import { onDemand } from '../../startup/on-demand.ts';
import { adminRouteAt, type AdminRoute } from '../records/admin-paths.ts';

const overview = onDemand(async () => (await import('../pages/overview-page.tsx')).OverviewPage);
const payables = onDemand(async () => (await import('../pages/payables-page.tsx')).PayablesPage);
const payable = onDemand(async () => (await import('../pages/payable-page.tsx')).PayablePage);
const newInvoice = onDemand(
  async () => (await import('../pages/new-invoice-page.tsx')).NewInvoicePage,
);
const plans = onDemand(async () => (await import('../pages/plans-page.tsx')).PlansPage);
const plan = onDemand(async () => (await import('../pages/plan-page.tsx')).PlanPage);
const customers = onDemand(async () => (await import('../pages/customers-page.tsx')).CustomersPage);
const customer = onDemand(async () => (await import('../pages/customer-page.tsx')).CustomerPage);
const messages = onDemand(async () => (await import('../pages/messages-page.tsx')).MessagesPage);
const alerts = onDemand(async () => (await import('../pages/alerts-page.tsx')).AlertsPage);
const alert = onDemand(async () => (await import('../pages/alert-page.tsx')).AlertPage);
const emails = onDemand(async () => (await import('../pages/emails-page.tsx')).EmailsPage);
const receipts = onDemand(async () => (await import('../pages/receipts-page.tsx')).ReceiptsPage);
const statement = onDemand(async () => (await import('../pages/statement-page.tsx')).StatementPage);
const reconcile = onDemand(async () => (await import('../pages/reconcile-page.tsx')).ReconcilePage);
const audit = onDemand(async () => (await import('../pages/audit-page.tsx')).AuditPage);
const security = onDemand(async () => (await import('../pages/security-page.tsx')).SecurityPage);

const pages: Record<AdminRoute['page'], { load: () => Promise<unknown> }> = {
  overview,
  payables,
  payable,
  'new-invoice': newInvoice,
  plans,
  plan,
  customers,
  customer,
  messages,
  alerts,
  alert,
  emails,
  receipts,
  statement,
  reconcile,
  audit,
  security,
};

/** Loads the code of the page at a path. Returns undefined if there is no page. */
export function loadPage(pathname: string): Promise<unknown> | undefined {
  const route = adminRouteAt(pathname);
  return route && pages[route.page].load();
}

export function AdminPage({ route }: { route: AdminRoute | undefined }) {
  switch (route?.page) {
    case 'overview':
      return <overview.Component />;
    case 'payables':
      return <payables.Component type={route.type} />;
    case 'payable':
      return <payable.Component payable={route.payable} />;
    case 'new-invoice':
      return <newInvoice.Component />;
    case 'plans':
      return <plans.Component />;
    case 'plan':
      return <plan.Component plan={route.plan} />;
    case 'customers':
      return <customers.Component />;
    case 'customer':
      return <customer.Component uid={route.uid} />;
    case 'messages':
      return <messages.Component />;
    case 'alerts':
      return <alerts.Component />;
    case 'alert':
      return <alert.Component id={route.id} />;
    case 'emails':
      return <emails.Component />;
    case 'receipts':
      return <receipts.Component />;
    case 'statement':
      return <statement.Component />;
    case 'reconcile':
      return <reconcile.Component />;
    case 'audit':
      return <audit.Component />;
    case 'security':
      return env.hasIdentityPlatform ? <security.Component /> : <NoSuchPage />;
    case undefined:
      return <NoSuchPage />;
  }
}

function NoSuchPage() {
  return (
    <>
      <h1 className="text-2xl">Page not found</h1>
      <p className="mt-3 text-muted">Choose a page from the menu above.</p>
    </>
  );
}

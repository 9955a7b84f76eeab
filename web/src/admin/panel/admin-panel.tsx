import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { buttonClass } from '../../components/button-class.ts';
import { Button } from '../../components/button.tsx';
import { Container } from '../../components/container.tsx';
import { SkipLink } from '../../components/skip-link.tsx';
import { env } from '../../lib/env.ts';
import { useLocation } from '../../lib/router.ts';
import { useTitle } from '../../lib/use-title.ts';
import { ActionHost } from '../actions/action-host.tsx';
import { AdminLogout } from './admin-logout.tsx';
import { adminLinks } from './admin-links.ts';
import { adminRouteAt, adminPaths, type AdminRoute } from '../records/admin-paths.ts';
import { AlertPage } from '../pages/alert-page.tsx';
import { AlertsPage } from '../pages/alerts-page.tsx';
import { AuditPage } from '../pages/audit-page.tsx';
import { PayablePage } from '../pages/payable-page.tsx';
import { PayablesPage } from '../pages/payables-page.tsx';
import { NewInvoicePage } from '../pages/new-invoice-page.tsx';
import { CustomerPage } from '../pages/customer-page.tsx';
import { CustomersPage } from '../pages/customers-page.tsx';
import { EmailsPage } from '../pages/emails-page.tsx';
import { MessagesPage } from '../pages/messages-page.tsx';
import { OverviewPage } from '../pages/overview-page.tsx';
import { ReceiptsPage } from '../pages/receipts-page.tsx';
import { ReconcilePage } from '../pages/reconcile-page.tsx';
import { SecurityPage } from '../pages/security-page.tsx';
import { StatementPage } from '../pages/statement-page.tsx';
import type { Staff } from '../staff/staff.ts';
import { nameOfPage } from '../records/name-of-page.ts';
import { useAdminKeys } from './use-admin-keys.ts';
import { SearchDialog } from './search-dialog.tsx';
import { AdminHeader } from './admin-header.tsx';
import { StaffContext } from '../staff/staff-context.ts';

export function AdminPanel({ staff }: { staff: Extract<Staff, { status: 'in' }> }) {
  const { pathname } = useLocation();
  const route = adminRouteAt(pathname);
  useTitle(nameOfPage(route));
  const [isSearching, setSearching] = useState(false);
  const search = useCallback(() => setSearching(true), []);
  useAdminKeys(search);
  const links = useCurrentInView(pathname);
  return (
    <StaffContext value={staff}>
      <SkipLink onSkip={(main) => main.focus()} />
      <AdminHeader>
        <nav aria-label="Admin" className="order-last w-full">
          <ul ref={links} className="flex gap-x-5 overflow-x-auto whitespace-nowrap">
            {adminLinks.map(({ href, name }) => (
              <li key={href}>
                <a href={href} aria-current={currentAt(href, pathname)} className={link}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="ml-auto min-w-0 truncate text-sm text-muted max-sm:sr-only">
          {staff.role === 'viewer' ? `${staff.email} (view only)` : staff.email}
        </p>
        <Button
          variant="link"
          className="max-sm:ml-auto"
          aria-keyshortcuts="Control+K"
          onClick={search}
        >
          Search
        </Button>
        {env.hasIdentityPlatform && (
          <a href={adminPaths.security} className={buttonClass({ variant: 'link' })}>
            Security
          </a>
        )}
        <AdminLogout uid={staff.uid} />
      </AdminHeader>
      <main id="main" tabIndex={-1} className="outline-none">
        <Container className="py-8 lg:py-12">
          <ActionHost key={pathname}>
            <Page route={route} />
          </ActionHost>
        </Container>
      </main>
      <SearchDialog isOpen={isSearching} onOpenChange={setSearching} />
      <FocusHeading />
    </StaffContext>
  );
}

function Page({ route }: { route: AdminRoute | undefined }) {
  switch (route?.page) {
    case 'overview':
      return <OverviewPage />;
    case 'payables':
      return <PayablesPage type={route.type} />;
    case 'payable':
      return <PayablePage payable={route.payable} />;
    case 'new-invoice':
      return <NewInvoicePage />;
    case 'customers':
      return <CustomersPage />;
    case 'customer':
      return <CustomerPage uid={route.uid} />;
    case 'messages':
      return <MessagesPage />;
    case 'alerts':
      return <AlertsPage />;
    case 'alert':
      return <AlertPage id={route.id} />;
    case 'emails':
      return <EmailsPage />;
    case 'receipts':
      return <ReceiptsPage />;
    case 'statement':
      return <StatementPage />;
    case 'reconcile':
      return <ReconcilePage />;
    case 'audit':
      return <AuditPage />;
    case 'security':
      return env.hasIdentityPlatform ? <SecurityPage /> : <NoSuchPage />;
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

/** Moves the focus to the heading of a new page, where a screen reader starts. */
function FocusHeading() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    scrollTo({ top: 0, behavior: 'instant' });
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}

/** Scrolls the link of the current page into view. The bar of links scrolls on a phone. */
function useCurrentInView(pathname: string): RefObject<HTMLUListElement | null> {
  const bar = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const all = [...(bar.current?.querySelectorAll('a') ?? [])];
    const current = all.find((it) => currentAt(it.pathname, pathname));
    if (!bar.current || !current) return;
    const { left, width } = current.getBoundingClientRect();
    const middle = left + width / 2 - bar.current.getBoundingClientRect().left;
    bar.current.scrollBy({ left: middle - bar.current.clientWidth / 2, behavior: 'instant' });
  }, [pathname]);
  return bar;
}

function currentAt(href: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === href) return 'page';
  return href !== adminPaths.overview && pathname.startsWith(`${href}/`) ? 'true' : undefined;
}

const link =
  'inline-flex min-h-11 items-center border-b-2 border-transparent font-medium text-muted -outline-offset-2 transition-colors duration-150 hover:text-ink aria-[current]:border-action-text aria-[current]:text-ink forced-colors:aria-[current]:border-[Highlight]';

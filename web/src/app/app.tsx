import { ErrorBoundary } from '../components/error-boundary.tsx';
import { AuthDialogHost } from '../features/auth/components/auth-dialog-host.tsx';
import { NoticesOutlet } from '../core/notices/notices-outlet.tsx';
import { useLocation } from '../lib/router.ts';
import { PageFailure } from '../core/notices/page-failure.tsx';
import { SiteLayout } from './layouts/site-layout.tsx';
import { routeAt } from './routes.ts';

export function App() {
  return (
    <ErrorBoundary fallback={<SiteFailure />}>
      <SiteLayout>
        <Page />
      </SiteLayout>
      <AuthDialogHost />
      <NoticesOutlet />
    </ErrorBoundary>
  );
}

function Page() {
  const { pathname } = useLocation();
  const route = routeAt(pathname);
  // The profile stays when the customer goes from one of its parts to another. Each product begins anew.
  const key = route?.route === 'product' ? pathname : route?.route;
  return route && <route.Component key={key} />;
}

/** The page that visitors see when the layout itself fails. */
function SiteFailure() {
  return (
    <main>
      <PageFailure />
    </main>
  );
}

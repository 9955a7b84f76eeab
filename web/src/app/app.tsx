import { ErrorBoundary } from '../components/error-boundary.tsx';
import { AuthDialogHost } from '../features/auth/components/auth-dialog-host.tsx';
import { NoticesOutlet } from '../core/notices/notices-outlet.tsx';
import { Route, Routes } from '../lib/router.ts';
import { PageFailure } from './layouts/page-failure.tsx';
import { SiteLayout } from './layouts/site-layout.tsx';
import { routes } from './routes.ts';
import { notFoundPage } from './site-map.ts';

export function App() {
  return (
    <ErrorBoundary fallback={<SiteFailure />}>
      <Routes>
        <Route element={<SiteLayout />}>
          {routes.map(({ path, Component }) => (
            <Route
              key={path}
              path={path === notFoundPage.path ? '*' : path}
              element={<Component />}
            />
          ))}
        </Route>
      </Routes>
      <AuthDialogHost />
      <NoticesOutlet />
    </ErrorBoundary>
  );
}

/** Shown when the layout itself fails. */
function SiteFailure() {
  return (
    <main>
      <PageFailure />
    </main>
  );
}

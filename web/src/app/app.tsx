import { AuthDialogHost } from '../features/auth/components/auth-dialog-host.tsx';
import { NoticesOutlet } from '../core/notices/notices-outlet.tsx';
import { Route, Routes } from '../lib/router.ts';
import { SiteLayout } from './layouts/site-layout.tsx';
import { pages } from './pages.ts';

export function App() {
  return (
    <>
      <Routes>
        <Route element={<SiteLayout />}>
          {pages.map(({ path, Component }) => (
            <Route key={path} path={path} element={<Component />} />
          ))}
        </Route>
      </Routes>
      <AuthDialogHost />
      <NoticesOutlet />
    </>
  );
}

import { paths } from '@shared/paths.ts';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inspect } from '../../../tests/inspect.ts';
import { currentLocation } from '../../lib/location.ts';
import { navigate, startRouter, useLocation } from '../../lib/router.ts';
import { ProfileNavigation } from './profile-navigation.tsx';

function Profile() {
  return (
    <>
      <ProfileNavigation />
      <main>
        <h1>{useLocation().pathname}</h1>
      </main>
    </>
  );
}

it('marks a pressed link while the code of its part still loads', async () => {
  const before = location.href;
  onTestFinished(() => history.replaceState(null, '', before));
  history.replaceState(null, '', paths.profile);
  const loading = Promise.withResolvers<void>();
  startRouter(currentLocation(), () => loading.promise, false);
  await render(<Profile />);
  const orders = page.getByRole('link', { name: 'Orders' });
  await expect.element(orders).not.toHaveAttribute('aria-current');
  navigate(paths.profileOrders, { replace: true });
  await expect.element(orders).toHaveAttribute('aria-current', 'page');
  await expect
    .element(page.getByRole('heading', { name: paths.profile, exact: true }))
    .toBeVisible();
  loading.resolve();
  await expect.element(page.getByRole('heading', { name: paths.profileOrders })).toBeVisible();
  await inspect();
});

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inspect } from '../../../tests/inspect.ts';
import { FixedLocation } from '../../lib/router.ts';
import { adminPaths } from '../records/admin-paths.ts';
import { AdminHeader } from './admin-header.tsx';
import { AdminNavigation } from './admin-navigation.tsx';

const bar = page.getByRole('navigation', { name: 'Admin' }).getByRole('list');
const fades = () => {
  const { maskImage } = getComputedStyle(bar.element());
  return { left: maskImage.includes('to left'), right: maskImage.includes('to right') };
};

async function openAt(width: number, pathname: string) {
  await page.viewport(width, 800);
  await render(
    <FixedLocation value={{ pathname, hash: '', key: '' }}>
      <AdminHeader>
        <AdminNavigation />
      </AdminHeader>
      <main>
        <h1>Overview</h1>
      </main>
    </FixedLocation>,
  );
}

it.each([360, 768])('fades where it is cut off at %i px', async (width) => {
  await openAt(width, adminPaths.overview);
  await expect.poll(fades).toEqual({ left: false, right: true });
  bar.element().scrollBy({ left: 20, behavior: 'instant' });
  await expect.poll(fades).toEqual({ left: true, right: true });
  bar.element().scrollBy({ left: 2_000, behavior: 'instant' });
  await expect.poll(fades).toEqual({ left: true, right: false });
});

it('shows all links in a wide window', async () => {
  await openAt(1_920, adminPaths.overview);
  await expect.poll(fades).toEqual({ left: false, right: false });
  await inspect();
});

it('scrolls to the link of the current page', async () => {
  await openAt(360, adminPaths.audit);
  const link = page.getByRole('link', { name: 'Audit log' });
  await expect.poll(() => link.element().getBoundingClientRect().right <= 360).toBe(true);
});

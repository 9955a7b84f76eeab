import { regions } from '../../functions/shared/catalogue.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';
import { visit } from '../support/browser/visit.ts';

for (const { id, name } of regions) {
  test(`the landing page with the products of ${name} keeps what every state must keep`, async ({
    page,
  }) => {
    await visit(page, '/');
    const tab = page.getByRole('tab', { name });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await inspect(page, `landing-${id}`);
  });
}

test('the landing page says what the platform is and how it works', async ({ page }) => {
  await visit(page, '/');
  const about = page.getByRole('region', { name: /Local work/ });
  expect(await about.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    'AI-Powered Analytics',
    'Platform-Driven Compliance',
    'Your Centralized Dashboard',
    'Expert Global Network',
  ]);
  const process = page.getByRole('region', { name: /Four steps/ });
  expect(await process.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    'Global Partner Onboarding',
    'AI-Powered Global Assignment',
    'Compliant Cross-Border Reconstruction',
    'Real-Time Global Dashboard',
  ]);
  await about.getByRole('button', { name: 'Discover Our Technology' }).click();
  await expect(process).toBeFocused();
  await expect(process.getByRole('heading', { level: 2 })).toBeInViewport();
});

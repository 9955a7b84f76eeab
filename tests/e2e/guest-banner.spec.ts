import { signUpGuest, storeProfile } from '../functions/accounts.ts';
import { expect, test } from './fixtures.ts';
import { inspect } from './inspect.ts';
import { returnAsGuest } from './return-as-guest.ts';
import { visit } from './visit.ts';

test('guests are told under the bar how to keep their account, and nothing moves for it', async ({
  page,
}) => {
  const guest = await signUpGuest();
  await storeProfile(guest.uid, { isAnonymous: true, email: '' });
  await returnAsGuest(page, guest);
  await page.addInitScript(() => {
    const moved = { share: 0 };
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        moved.share += (shift as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visit(page, '/');
  const banner = page.getByRole('complementary', { name: 'Guest account' });
  await expect(banner).toHaveText("You're logged in as a Guest. Please link account in profile.");
  await expect
    .poll(() => banner.evaluate((element) => element.getBoundingClientRect().top))
    .toBe(68);
  const moved = await page.evaluate(
    () => (globalThis as unknown as { moved: { share: number } }).moved.share,
  );
  // Less than a font that comes late; the banner in the flow of the page would move 0.05.
  expect(moved).toBeLessThan(0.005);
  await inspect(page, 'landing-guest');
  await banner.getByRole('link', { name: 'profile' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(banner).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(banner).toBeHidden();
});

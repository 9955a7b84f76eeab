import { signUpGuest, storeProfile } from '../support/functions/accounts.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { hold } from '../support/browser/hold.ts';
import { inspect } from '../support/browser/inspect.ts';
import { expectNoJumps, painted, watchLayoutShifts } from '../support/browser/layout-shifts.ts';
import { returnAsGuest } from '../support/browser/return-as-guest.ts';
import { visit } from '../support/browser/visit.ts';

test('guests are told under the bar how to keep their account, and nothing moves for it', async ({
  page,
}) => {
  const guest = await signUpGuest();
  await storeProfile(guest.uid, { isAnonymous: true, email: '' });
  await returnAsGuest(page, guest);
  await watchLayoutShifts(page);
  await visit(page, '/');
  const banner = page.getByRole('complementary', { name: 'Guest account' });
  await expect(banner).toHaveText("You're logged in as a Guest. Please link account in profile.");
  await expect
    .poll(() => banner.evaluate((element) => element.getBoundingClientRect().top))
    .toBe(68);
  await expectNoJumps(page);
  await inspect(page, 'landing-guest');
  await banner.getByRole('link', { name: 'profile' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(banner).toBeVisible();
});

for (const width of [360, 1280]) {
  test(`the guest's banner moves nothing on /terms when the page's code is late, at ${width} px`, async ({
    page,
  }) => {
    const guest = await signUpGuest();
    await storeProfile(guest.uid, { isAnonymous: true, email: '' });
    await returnAsGuest(page, guest);
    await page.setViewportSize({ width, height: 800 });
    await watchLayoutShifts(page);
    const code = await hold(page, /assets\/index-[^/]*\.js$/);
    await page.goto('/terms', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await painted(page);
    code.release();
    await expect(page.getByRole('complementary', { name: 'Guest account' })).toBeVisible();
    await expectNoJumps(page);
    if (width === 360) await inspect(page, 'terms-guest');
  });
}

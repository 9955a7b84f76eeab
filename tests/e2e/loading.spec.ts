import { aCartItem } from '../support/documents.ts';
import { codeOf } from '../support/browser/code-of.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { hold } from '../support/browser/hold.ts';
import {
  expectNoJumps,
  outlastInput,
  painted,
  watchLayoutShifts,
} from '../support/browser/layout-shifts.ts';
import { logIn } from '../support/browser/log-in.ts';
import { visit } from '../support/browser/visit.ts';

const publicPaths = ['/', '/privacy', '/terms', '/refundpolicy', '/cancellationpolicy'];
const fonts = /\.woff2$/;
const mainScript = /assets\/index-[^/]*\.js$/;
const signedInAnswer = /accounts:lookup/;
const liveAnswers = /Firestore\/Listen\/channel/;
const loginButton = { name: 'Login / Sign Up' };

for (const path of publicPaths) {
  test(`${path} is there before its code, and stays as it is when that comes`, async ({ page }) => {
    const code = await hold(page, mainScript);
    await page.goto(path, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(page.getByRole('button', loginButton)).toBeHidden();
    const prerendered = await heading.elementHandle();
    code.release();
    await expect(page.getByRole('button', loginButton)).toBeVisible();
    expect(await prerendered?.evaluate((node) => node.isConnected)).toBe(true);
  });

  test(`${path} reads without JavaScript`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole('button', loginButton)).toBeHidden();
    await context.close();
  });
}

for (const width of [360, 1280]) {
  for (const path of ['/', '/terms']) {
    test(`nothing jumps while ${path} loads slowly at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await watchLayoutShifts(page);
      const [code, typeface] = [await hold(page, mainScript), await hold(page, fonts)];
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await painted(page);
      code.release();
      await expect(
        page.getByRole('button', { ...loginButton, includeHidden: true }),
      ).toBeAttached();
      await painted(page);
      typeface.release();
      await page.evaluate(() => document.fonts.ready);
      await expectNoJumps(page);
    });
  }

  test(`nothing jumps while the cart loads slowly at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(
      (items) => localStorage.setItem('cartItems', items),
      JSON.stringify([aCartItem()]),
    );
    await watchLayoutShifts(page);
    const typeface = await hold(page, fonts);
    await page.goto('/cart', { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'Proceed to Pay' })).toBeVisible();
    await painted(page);
    typeface.release();
    await page.evaluate(() => document.fonts.ready);
    await expectNoJumps(page);
  });

  test(`nothing jumps when the way to the cart is slow at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchLayoutShifts(page);
    const code = await hold(page, await codeOf('cart'));
    await visit(page, '/');
    await page.getByRole('link', { name: 'Cart, 0 items' }).click();
    await expect.poll(code.count).toBeGreaterThan(0);
    await outlastInput(page);
    code.release();
    await expect(page.getByText('Your cart is currently empty.')).toBeVisible();
    await expectNoJumps(page);
  });

  test(`nothing jumps while the profile loads slowly at ${width} px`, async ({ page, account }) => {
    await visit(page, '/');
    await logIn(page, account);
    await page.setViewportSize({ width, height: 800 });
    await watchLayoutShifts(page);
    const [signedIn, live, typeface] = [
      await hold(page, signedInAnswer),
      await hold(page, liveAnswers),
      await hold(page, fonts),
    ];
    await page.goto('/profile', { waitUntil: 'commit' });
    await expect(page.getByText('Loading Profile...')).toBeVisible();
    await painted(page);
    signedIn.release();
    await expect.poll(live.count).toBeGreaterThan(0);
    await painted(page);
    live.release();
    await expect(page.getByText('You have not placed any orders yet.')).toBeVisible();
    await painted(page);
    typeface.release();
    await page.evaluate(() => document.fonts.ready);
    await expectNoJumps(page);
  });
}

test('a press that comes before the page runs is answered once it does', async ({
  page,
  account,
}) => {
  await visit(page, '/');
  await logIn(page, account);
  const signedIn = await hold(page, signedInAnswer);
  await page.goto('/');
  await expect.poll(signedIn.count).toBeGreaterThan(0);
  const add = page
    .getByRole('article', { name: 'NorthStar Debt Console' })
    .getByRole('button', { name: 'Add to Cart' });
  await page.getByRole('tab', { name: 'North America' }).click();
  await expect(add).toBeHidden();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
  signedIn.release();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(add).toBeVisible();
});

test('an early Add to Cart adds once, however often it is pressed', async ({ page, account }) => {
  await visit(page, '/');
  await logIn(page, account);
  const signedIn = await hold(page, signedInAnswer);
  await page.goto('/');
  await expect.poll(signedIn.count).toBeGreaterThan(0);
  const card = page.getByRole('article', { name: 'EuroDebt Navigator' });
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
  signedIn.release();
  await expect(page.getByText('EuroDebt Navigator has been added to your cart!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expect(page.getByText('EuroDebt Navigator is already in your cart.')).toBeHidden();
});

test('links work before the page runs', async ({ page }) => {
  const code = await hold(page, mainScript);
  await page.goto('/', { waitUntil: 'commit' });
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Privacy Policy' }).click({ noWaitAfter: true });
  await expect(page).toHaveURL('/privacy');
  code.release();
  await expect(page.getByRole('button', loginButton)).toBeVisible();
});

test('prices cost no more than the sign of the rupee, on top of the letters', async ({ page }) => {
  const typefaces: string[] = [];
  page.on('request', (request) => {
    if (fonts.test(request.url())) typefaces.push(request.url());
  });
  await visit(page, '/');
  await expect(page.getByText(/₹\d/).first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(new Set(typefaces.map((url) => /inter-(.*)-wght/.exec(url)?.[1]))).toEqual(
    new Set(['latin', 'rupee']),
  );
});

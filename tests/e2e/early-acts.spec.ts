import type { Page } from '@playwright/test';
import { codeOf, mainScript } from '../support/browser/code-of.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { hold } from '../support/browser/hold.ts';
import { expectArrival } from '../support/browser/landing-sections.ts';
import { painted } from '../support/browser/layout-shifts.ts';
import { returnAs } from '../support/browser/return-as.ts';
import { tabTo } from '../support/browser/tab-to.ts';

const signedInAnswer = /accounts:lookup/;
const loginButton = { name: 'Login / Sign Up' };

test('what is pressed and typed before the page runs counts once', async ({ page }) => {
  const code = await hold(page, mainScript);
  await page.goto('/', { waitUntil: 'commit' });
  await actEarly(page);
  await expect(page.getByRole('article', { name: 'NorthStar Debt Console' })).toBeHidden();
  code.release();
  await expectAnswers(page);
});

test('the keyboard reaches the tabs and chooses one before the page runs', async ({ page }) => {
  const code = await hold(page, mainScript);
  await page.goto('/#regional-solutions', { waitUntil: 'commit' });
  await tabTo(page, page.getByRole('tab', { name: 'Europe' }));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const chosen = page.getByRole('tab', { name: 'North America' });
  await expect(chosen).toBeFocused();
  code.release();
  await expect(page.getByRole('article', { name: 'NorthStar Debt Console' })).toBeVisible();
  await expect(chosen).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(chosen).toBeFocused();
});

test('nothing that is pressed or typed is lost on a slow network', async ({ page }) => {
  await slowDown(page);
  await page.goto('/', { waitUntil: 'commit' });
  await actEarly(page);
  await expectAnswers(page);
});

test('what is put into the cart before the account is known ends in its cart', async ({
  page,
  account,
}) => {
  await returnAs(page, account);
  const signedIn = await hold(page, signedInAnswer);
  await page.goto('/');
  await expect.poll(signedIn.count).toBeGreaterThan(0);
  const flagship = page.getByRole('article', { name: 'Global Debt Command Center' });
  await flagship.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText(/has been added to your cart!$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
  signedIn.release();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cartItems'))).toBeNull();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('a page that is opened at a section leaves the visitor where they have gone since', async ({
  page,
}) => {
  const code = await hold(page, mainScript);
  await page.goto('/#contact', { waitUntil: 'commit' });
  await code.arrived;
  await expectArrival(page, 'Contact');
  const name = page.getByRole('textbox', { name: 'First name' });
  await name.pressSequentially('Asha');
  const height = () => page.evaluate(() => scrollY);
  const arrived = await height();
  await page.mouse.wheel(0, -300);
  await expect.poll(height).toBe(arrived - 300);
  code.release();
  await expect(page.getByRole('button', loginButton)).toBeVisible();
  await painted(page);
  await expect(name).toBeFocused();
  expect(await height()).toBe(arrived - 300);
});

test('the form of the contact page runs from the first touch on', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('button', loginButton)).toBeVisible();
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(page.locator('[data-dormant]').filter({ has: message })).toBeAttached();
  await message.fill('We hold claims in Peru.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Please enter your first name.')).toBeVisible();
  await expect(message).toHaveValue('We hold claims in Peru.');
  await expect(page.getByText('Please enter your message.')).toBeHidden();
});

test('the form of the contact page has a customer’s address before it is touched', async ({
  page,
  account,
}) => {
  await returnAs(page, account);
  await page.goto('/contact');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(account.email);
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

for (const way of ['hover', 'focus'] as const) {
  test(`a link in a part that does not run fetches its page ahead: ${way}`, async ({ page }) => {
    await hold(page, await codeOf('footer'));
    await page.goto('/');
    await expect(page.getByRole('button', loginButton)).toBeVisible();
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });
    await link.scrollIntoViewIfNeeded();
    const fetched = page.waitForRequest(/assets\/privacy-[^/]*\.js$/);
    await link[way]();
    await fetched;
    await expect(page.locator('[data-dormant]').filter({ has: link })).toBeAttached();
  });
}

test('a section’s link leads there before the page runs, and the page leaves it so', async ({
  page,
}) => {
  const code = await hold(page, mainScript);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Discover Our Technology' }).click();
  await expectArrival(page, 'Process');
  code.release();
  await expect(page.getByRole('button', loginButton)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    location.hash = 'about';
  });
  await expectArrival(page, 'About');
  await page.goBack();
  await expect(page).toHaveURL('/#process');
});

/** Chooses a region, presses twice to add a product, writes and selects, all in the HTML. */
async function actEarly(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'North America' }).click();
  const flagship = page.getByRole('article', { name: 'Global Debt Command Center' });
  await flagship.getByRole('button', { name: 'Add to Cart' }).dblclick();
  await page.getByRole('textbox', { name: 'Message' }).fill('We hold claims in Peru.');
  await page.getByText('About your organisation (optional)').click();
  await page.getByRole('combobox', { name: 'Region' }).selectOption('South America');
}

async function expectAnswers(page: Page): Promise<void> {
  // The notice ends by itself, while the dialog's code may still load.
  await expect(page.getByText(/has been added to your cart!$/)).toHaveCount(1);
  const dialog = page.getByRole('dialog', { name: 'Sign Up' });
  await expect(dialog.getByLabel('Full name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/ is already in your cart\.$/)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'NorthStar Debt Console' })).toBeVisible();
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.press('End');
  await message.pressSequentially(' Thank you.');
  await expect(message).toHaveValue('We hold claims in Peru. Thank you.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Please enter your first name.')).toBeVisible();
  await expect(page.getByText('Please enter your message.')).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Region' })).toHaveValue('South America');
}

/** A poor mobile connection: 400 ms and 400 kbit/s. */
async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

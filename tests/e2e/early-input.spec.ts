import type { Page } from '@playwright/test';
import { mainScript } from '../support/browser/network/code-of.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { hold } from '../support/browser/network/hold.ts';
import { expectArrival } from '../support/browser/landing-sections.ts';
import { painted } from '../support/browser/layout-shifts.ts';
import { returnAs } from '../support/browser/network/return-as.ts';
import { tabTo } from '../support/browser/tab-to.ts';
import { untilRunning } from '../support/browser/visit.ts';

const signedInAnswer = /accounts:lookup/;

test('clicks and input before the page runs take effect once, as do those before the account is known', async ({
  page,
  account,
}) => {
  const flagship = page.getByRole('article', { name: 'Global Debt Command Center' });
  const add = flagship.getByRole('button', { name: 'Add to Cart' });
  const chosenRegion = page.getByRole('article', { name: 'NorthStar Debt Console' });

  await test.step('before any code has loaded', async () => {
    const release = await openWithoutCode(page, '/');
    await actEarly(page);
    await add.dblclick();
    await expect(chosenRegion).toBeHidden();
    release();
    await expectAnswers(page);
  });

  await test.step('by keyboard', async () => {
    const release = await openWithoutCode(page, '/#regional-solutions');
    await tabTo(page, page.getByRole('tab', { name: 'Europe' }));
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    const chosen = page.getByRole('tab', { name: 'North America' });
    await expect(chosen).toBeFocused();
    release();
    await expect(page.getByRole('article', { name: 'NorthStar Debt Console' })).toBeVisible();
    await expect(chosen).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(chosen).toBeFocused();
  });

  await test.step('at a section that the visitor scrolls away from', async () => {
    const release = await openWithoutCode(page, '/#contact');
    await expectArrival(page, 'Contact');
    const name = page.getByRole('textbox', { name: 'First name' });
    await name.pressSequentially('Asha');
    const height = () => page.evaluate(() => scrollY);
    const arrived = await height();
    await page.mouse.wheel(0, -300);
    await expect.poll(height).toBe(arrived - 300);
    release();
    await untilRunning(page);
    await painted(page);
    await expect(name).toBeFocused();
    expect(await height()).toBe(arrived - 300);
  });

  await test.step('with links', async () => {
    let release = await openWithoutCode(page, '/');
    await page.getByRole('link', { name: 'Discover Our Technology' }).click();
    await expectArrival(page, 'Process');
    release();
    await untilRunning(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.evaluate(() => {
      location.hash = 'about';
    });
    await expectArrival(page, 'About');
    await page.goBack();
    await expect(page).toHaveURL('/#process');

    release = await openWithoutCode(page, '/cart');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Privacy Policy' }).click({ noWaitAfter: true });
    await expect(page).toHaveURL('/privacy');
    release();
    await untilRunning(page);
    await page.unroute(mainScript);
  });

  await test.step("a product added before the account is known ends up in the account's cart", async () => {
    await returnAs(page, account);
    const signedIn = await hold(page, signedInAnswer);
    await page.goto('/');
    await signedIn.arrived;
    await add.click();
    await expect(page.getByText(/has been added to your cart!$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
    signedIn.release();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cartItems'))).toBeNull();
    await page.goto('/contact');
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    // The form shows the address before the customer touches it.
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(account.email);
  });
});

/** Returns a function that releases the page's code. */
async function openWithoutCode(page: Page, address: string): Promise<() => void> {
  await page.unroute(mainScript);
  const code = await hold(page, mainScript);
  // Navigating to another hash of the same page would not load it again.
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'commit' });
  await code.arrived;
  return code.release;
}

/** Fills in the form, then chooses a region, which moves the content below as soon as the page runs. */
async function actEarly(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill('We hold claims in Peru.');
  await page.getByText('About your organisation (optional)').click();
  await page.getByRole('combobox', { name: 'Region' }).selectOption('South America');
  await page.getByRole('tab', { name: 'North America' }).click();
}

async function expectAnswers(page: Page): Promise<void> {
  // The notice disappears after a while, and the dialog's code may still be loading.
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
  await page.evaluate(() => localStorage.clear());
}

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectFocused, liveTexts, moveTo } from '../support/browser/accessible.ts';
import { watchAnnouncements } from '../support/browser/announcements.ts';
import { openedCheckout, testCards } from '../support/browser/checkout.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { tabTo } from '../support/browser/tab-to.ts';
import { visit } from '../support/browser/visit.ts';

test('by keyboard and by ear a visitor buys a product and gets the receipt', async ({ page }) => {
  const { keyboard } = page;
  const heard = await watchAnnouncements(page);
  // The region changes, and the accessibility tree has it with the text.
  const expectHeard = async (text: string | RegExp) => {
    await expect.poll(() => liveTexts(page)).toContainEqual(expect.stringMatching(text));
    await expect.poll(() => heard).toContainEqual(expect.stringMatching(text));
  };
  await visit(page, '/');
  await moveTo(page, 'tab "Europe" selected');
  await moveTo(page, 'button "Add to Cart" (EuroDebt Navigator)');
  await keyboard.press('Enter');
  await expectHeard('EuroDebt Navigator has been added to your cart!');

  await expectFocused(page, 'textbox "Full name" required');
  await keyboard.type('Asha Example');
  await fill(page, 'textbox "Email" required', `${randomUUID()}@example.com`);
  await fill(page, 'textbox "Phone" required', '+91 90000 00000');
  await fill(page, 'textbox "Password" required (At least 10 characters.)', 'correct horse');
  await fill(page, 'textbox "Confirm password" required', 'correct horse');
  await fill(page, 'textbox "Address" required', '1 Example Road');
  await keyboard.press('Enter');
  await expectFocused(page, 'combobox "State" invalid (Please select a state.)');
  await keyboard.type('Haryana');
  await expect(page.getByRole('combobox', { name: 'City' })).toBeEnabled();
  await moveTo(page, 'combobox "City" invalid (Please select a city.)');
  await keyboard.type('Gurugram');
  await moveTo(page, 'button "Sign Up"');
  await keyboard.press('Enter');
  await expectFocused(page, 'button "Added to Cart" disabled (EuroDebt Navigator)');

  await moveTo(page, 'link "Cart, 1 item"', 'Shift+Tab');
  await keyboard.press('Enter');
  await expectFocused(page, 'heading "Your cart"');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Your cart" [level=1]
    - status: 1 item
    - list:
      - listitem:
        - heading "EuroDebt Navigator" [level=2]
        - paragraph: 1 user for 1 month
        - paragraph
        - paragraph: ₹18,999
        - button "Remove EuroDebt Navigator"
    - region "Total":
      - paragraph: Total ₹18,999
      - button "Proceed to Pay"
  `);
  await moveTo(page, 'button "Proceed to Pay"');
  await keyboard.press('Enter');
  const checkout = await openedCheckout(page);
  await expectFocused(page, 'Iframe "Razorpay checkout"');
  for (const [name, text] of [
    ['Card number', testCards.success],
    ['Expiry', '12/30'],
    ['CVV', '123'],
  ] as const) {
    await tabTo(page, checkout.getByRole('textbox', { name }));
    await keyboard.type(text);
  }
  await keyboard.press('Enter');
  await expect(checkout.getByRole('textbox', { name: 'OTP' })).toBeFocused();
  await keyboard.type('1234');
  await keyboard.press('Enter');

  await expectFocused(page, 'heading "Thank you for your order"');
  await expectHeard('Payment successful! You will receive a confirmation email shortly.');
  await expectHeard(/^You have paid ₹18,999 for order ORD-\d+\.$/);
  await expectHeard(/^Receipt R\//);
  await expect(page.getByRole('region', { name: 'Thank you for your order' })).toMatchAriaSnapshot(`
    - heading "Thank you for your order" [level=1]
    - list:
      - listitem: EuroDebt Navigator, 1 user for 1 month ₹18,999
    - paragraph: /You have paid ₹18,999/
    - button /View receipt R/
    - button /Download receipt R/
  `);
  const receipt = page.getByRole('button', { name: /^Download receipt R/ }).first();
  await tabTo(page, receipt);
  const download = page.waitForEvent('download');
  await keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});

async function fill(page: Page, description: string, text: string): Promise<void> {
  await moveTo(page, description);
  await page.keyboard.type(text);
}

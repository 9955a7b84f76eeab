import { randomUUID } from 'node:crypto';
import { openedCheckout, testCards } from '../support/browser/payments/checkout.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { awaitEmail } from '../support/browser/emails/mailbox.ts';
import { capturedMinor, cartOf, ordersOf, uidOf } from '../support/browser/stored.ts';
import { tabTo } from '../support/browser/tab-to.ts';
import { visit } from '../support/browser/visit.ts';

test('a visitor buys a product by keyboard, and gets the receipt and the email', async ({
  page,
}) => {
  const { keyboard } = page;
  const email = `${randomUUID()}@example.com`;
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const expectHeard = (hasText: string | RegExp) =>
    expect(page.locator('[role="status"], [aria-live]').filter({ hasText }).first()).toBeVisible();

  await test.step('signs up with a product in the cart', async () => {
    await visit(page, '/');
    await tabTo(page, page.getByRole('tab', { name: 'Europe', selected: true }));
    const product = page.getByRole('article', { name: 'EuroDebt Navigator' });
    await tabTo(page, product.getByRole('button', { name: 'Add to Cart' }));
    await keyboard.press('Enter');
    await expectHeard('EuroDebt Navigator has been added to your cart!');
    await expect(page.getByLabel('Full name')).toBeFocused();
    await keyboard.type('Asha Example');
    for (const [label, text] of [
      ['Email', email],
      ['Phone', '+91 90000 00000'],
      ['Password', 'correct horse'],
      ['Confirm password', 'correct horse'],
      ['Address', '1 Example Road'],
    ] as const) {
      await tabTo(page, page.getByRole('dialog').getByLabel(label, { exact: true }));
      await keyboard.type(text);
    }
    await keyboard.press('Enter');
    await expect(page.getByLabel('State')).toBeFocused();
    await expect(page.getByLabel('State')).toHaveAccessibleDescription('Please select a state.');
    await keyboard.type('Haryana');
    await expect(page.getByLabel('City')).toBeEnabled();
    await tabTo(page, page.getByLabel('City'));
    await keyboard.type('Gurugram');
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }));
    await keyboard.press('Enter');
    await expect(product.getByRole('button', { name: 'Added to Cart' })).toBeFocused();
  });

  await test.step('pays the cart', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Cart, 1 item' }), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your cart' })).toBeFocused();
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - heading "Your cart" [level=1]
      - status: 1 item
      - list:
        - listitem:
          - heading "EuroDebt Navigator" [level=2]
          - paragraph: 1 user for 1 month
          - paragraph: ₹18,999 per user per month
          - 'button "One user fewer: EuroDebt Navigator"'
          - spinbutton "Users of EuroDebt Navigator": "1"
          - 'button "One user more: EuroDebt Navigator"'
          - group "Term of EuroDebt Navigator":
            - radio "Month" [checked]
            - radio "Year"
          - paragraph: /If you pay today/
          - paragraph: ₹18,999
          - button "Remove EuroDebt Navigator"
      - paragraph: /We email a renewal invoice before your term ends. Nothing is charged automatically. If you don't pay the invoice/
      - region "Total":
        - paragraph: Total ₹18,999
        - button "Proceed to Pay"
    `);
    await tabTo(page, button('Proceed to Pay'));
    await keyboard.press('Enter');
    const checkout = await openedCheckout(page);
    await expect(page.getByTitle('Razorpay checkout')).toBeFocused();
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
    await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeFocused();
    await expectHeard('Payment successful! You will receive a confirmation email shortly.');
    await expect(page).toHaveURL('/profile');
  });

  const uid = await uidOf(email);
  const confirmation = page.getByRole('region', { name: 'Thank you for your order' });
  const receipt = await test.step('hears of the receipt, and saves it', async () => {
    await expectHeard(/^You paid ₹18,999 for order ORD-\d+\.$/);
    await expectHeard(/^Receipt R\//);
    await expect(confirmation).toMatchAriaSnapshot(`
      - heading "Thank you for your order" [level=1]
      - list:
        - listitem: EuroDebt Navigator, 1 user for 1 month ₹18,999
      - paragraph: /You paid ₹18,999/
      - button /View receipt R/
      - button /Download receipt R/
    `);
    await tabTo(page, confirmation.getByRole('button', { name: /^View receipt/ }));
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Receipt' });
    await expect(dialog.getByText('Total paid ·')).toBeVisible();
    await tabTo(page, dialog.getByRole('button', { name: /^Download receipt/ }));
    const downloading = page.waitForEvent('download');
    await keyboard.press('Enter');
    const fileName = (await downloading).suggestedFilename();
    await keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    return fileName;
  });

  await test.step('gets the email with the receipt', async () => {
    const [order, ...others] = await ordersOf(uid);
    const { orderNumber = '' } = order ?? {};
    expect(others).toEqual([]);
    expect(order).toMatchObject({ total: 18_999, status: 'Paid' });
    expect(await capturedMinor(uid)).toBe(18_999_00);
    expect(await cartOf(uid)).toEqual([]);
    const received = await awaitEmail(email, /^Payment received for order/);
    expect(received.subject).toContain(orderNumber);
    expect(received.attachments).toMatchObject([
      { filename: receipt, contentType: 'application/pdf' },
    ]);
  });

  await test.step('cannot pay again', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByText('Your cart is currently empty.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Proceed to Pay' })).toBeHidden();
  });
});

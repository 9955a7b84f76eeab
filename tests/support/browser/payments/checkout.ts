import { expect, type FrameLocator, type Page } from '@playwright/test';

export const testCards = {
  success: '4100280000001007',
  insufficientFunds: '4100280000080001',
};

/** Waits until Razorpay's checkout is open over the page. */
export async function openedCheckout(page: Page): Promise<FrameLocator> {
  const frame = page.frameLocator('iframe[title]');
  await expect(frame.getByRole('textbox', { name: 'Card number' })).toBeVisible();
  return frame;
}

export async function payByCard(checkout: FrameLocator, number: string): Promise<void> {
  await checkout.getByRole('textbox', { name: 'Card number' }).fill(number);
  await checkout.getByRole('textbox', { name: 'Expiry' }).fill('12/30');
  await checkout.getByRole('textbox', { name: 'CVV' }).fill('123');
  await checkout.getByRole('textbox', { name: 'Name on card' }).fill('Asha Example');
  await checkout.getByRole('button', { name: /^Pay / }).click();
  await checkout.getByRole('textbox', { name: 'OTP' }).fill('1234');
  await checkout.getByRole('button', { name: 'Submit' }).click();
}

/** Pays by UPI, which shows no bank page. */
export async function payByUpi(checkout: FrameLocator, id: string): Promise<void> {
  await checkout.getByRole('radio', { name: 'UPI' }).check();
  await checkout.getByRole('textbox', { name: 'UPI ID' }).fill(id);
  await checkout.getByRole('button', { name: /^Pay / }).click();
}

import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aCartItem, aProfile } from '../../../tests/support/documents.ts';
import { inspect } from '../../tests/inspect.ts';
import { messages } from '../content/profile.ts';
import { CartSummary } from '../features/cart/components/cart-summary.tsx';
import { PriceList } from '../features/catalogue/components/prices/price-list.tsx';
import { DangerZone } from '../features/profile/components/danger-zone.tsx';
import { ProfileForm } from '../features/profile/components/profile-form.tsx';

vi.mock('../lib/seller.ts', () => ({ sellerGstin: '06AAAAA0000A1Z6', taxRatePercent: 18 }));

const nothing = () => {};

it('shows the tax in the total of the cart', async () => {
  await render(
    <CartSummary
      items={[aCartItem('eurodebt-navigator')]}
      isPaying={false}
      isOrdering={false}
      canPay
      message={undefined}
      refusal={undefined}
      onPay={nothing}
      onOrder={nothing}
    />,
  );
  await expect
    .element(page.getByRole('region', { name: 'Total' }))
    .toMatchTextContent('Subtotal₹16,100.85GST (18%)₹2,898.15Total₹18,999');
  await inspect();
});

it('says that the prices include it', async () => {
  await render(<PriceList purchaseOf={() => null} more={[]} />);
  await expect.element(page.getByText(/Rupee prices include 18% GST\./)).toBeVisible();
});

it("accepts a customer's GSTIN", async () => {
  const save = vi.fn<() => Promise<undefined>>().mockResolvedValue(undefined);
  const known = { ...aProfile('asha'), company: '', gstin: '' };
  await render(<ProfileForm known={known} onSave={save} onCancel={nothing} />);
  await page.getByLabelText('GSTIN (optional)').fill(' 27aapfu0939f1zv ');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect
    .poll(() => save)
    .toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ gstin: '27AAPFU0939F1ZV' }));
});

it('says that tax invoices outlast the account', async () => {
  await render(<DangerZone email="asha@example.com" isGuest={false} onDeleted={nothing} />);
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect
    .element(page.getByRole('alertdialog', { name: 'Delete everything permanently?' }))
    .toMatchTextContent(messages.taxInvoicesStay);
});

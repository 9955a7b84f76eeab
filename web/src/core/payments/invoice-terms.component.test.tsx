import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inspect } from '../../../tests/inspect.ts';
import { BankTransfer } from './invoice-terms.tsx';

it('says how to pay by bank transfer, if the seller shows an account', async () => {
  const { rerender } = await render(
    <main>
      <h1>Invoice</h1>
      <h2>Terms</h2>
      <BankTransfer details={[['IFSC', 'TEST0000001']]} />
    </main>,
  );
  await expect.element(page.getByRole('heading', { name: 'Pay by bank transfer' })).toBeVisible();
  await expect.element(page.getByRole('definition')).toHaveTextContent('TEST0000001');
  await inspect();
  await rerender(
    <main>
      <BankTransfer details={[]} />
    </main>,
  );
  await expect.element(page.getByText('Pay by bank transfer')).not.toBeInTheDocument();
});

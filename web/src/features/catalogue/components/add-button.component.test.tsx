import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aProduct } from '../../../../../tests/support/documents.ts';
import { AddButton } from './add-button.tsx';

it('says that the product was added', async () => {
  const product = aProduct('apac-debt-grid');
  const { rerender } = await render(
    <AddButton product={product} inCart={false} onAdd={() => {}} />,
  );
  await rerender(<AddButton product={product} inCart onAdd={() => {}} />);
  await expect.element(page.getByRole('button', { name: 'Added to Cart' })).toBeVisible();
});

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aProduct } from '../../../../../tests/support/documents.ts';
import { translate } from '../../../../tests/translate.ts';
import { AddButton } from './add-button.tsx';

it('still changes after the browser has translated the page', async () => {
  const product = aProduct('apac-debt-grid');
  const { container, rerender } = await render(
    <AddButton product={product} inCart={false} onAdd={() => {}} />,
  );
  translate(container);
  await rerender(<AddButton product={product} inCart onAdd={() => {}} />);
  await expect.element(page.getByRole('button', { name: 'Added to Cart' })).toBeVisible();
});

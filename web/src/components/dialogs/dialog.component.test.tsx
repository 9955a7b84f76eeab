import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { print } from '../../../tests/print.ts';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';

it('prints its text without buttons', async () => {
  await render(
    <Dialog open onOpenChange={() => undefined} kind="text" title="Receipt">
      <p>26,498 paid</p>
      <Button>Download</Button>
    </Dialog>,
  );
  const download = page.getByText('Download');
  await expect.element(download).toBeVisible();
  await print();
  await expect.element(page.getByText('26,498 paid')).toBeVisible();
  await expect.element(download).not.toBeVisible();
  for (const button of document.querySelectorAll('button')) {
    expect(getComputedStyle(button).display).toBe('none');
  }
});

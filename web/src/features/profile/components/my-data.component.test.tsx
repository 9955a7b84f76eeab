import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { endpoints } from '@shared/endpoints.ts';
import { serverErrors } from '@shared/server-errors.ts';
import { serve } from '../../../../tests/endpoints.ts';
import { inspect } from '../../../../tests/inspect.ts';
import { show } from '../../../../tests/show.tsx';
import { messages } from '../../../content/profile.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { MyData } from './my-data.tsx';

vi.mock('../../../lib/save-file.ts');

it("says why a download failed, and saves the next try's file once", async () => {
  const answers = {
    [endpoints.exportAccount]: 'too-many-requests' as 'too-many-requests' | Promise<object>,
  };
  const calls = serve(answers);
  await show(<MyData />);
  const button = page.getByRole('button', { name: 'Download my data' });
  await button.click();
  const failed = page.getByText(messages.downloadFailed, { exact: false });
  const reason = serverErrors['too-many-requests'].message;
  await expect.element(failed).toHaveTextContent(`${messages.downloadFailed} ${reason}`);
  await inspect();
  const answer = Promise.withResolvers<object>();
  answers[endpoints.exportAccount] = answer.promise;
  await button.click();
  await expect.element(failed).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Preparing...' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  answer.resolve({ account: {} });
  await expect.element(page.getByText(/^Your data has been downloaded as my-data-/)).toBeVisible();
  await expect.element(button).toHaveFocus();
  expect(calls).toHaveLength(2);
  expect(saveFile).toHaveBeenCalledOnce();
});

import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { startMailbox } from '../../dev/mailbox/server.ts';
import { inspect } from '../support/browser/inspect.ts';

/** The mailbox's own page. */

let mailbox: Awaited<ReturnType<typeof startMailbox>>;

test.beforeEach(async () => {
  mailbox = await startMailbox({ smtpPort: 0, httpPort: 0 });
});
test.afterEach(() => mailbox.close());

test('shows letters with their headers, parts and attachments, and is emptied', async ({
  page,
}) => {
  await page.goto(mailbox.url);
  await expect(page.getByRole('status')).toContainText('No letters.');

  await send({ subject: 'A message', text: 'Please call me.', replyTo: 'visitor@example.com' });
  await send({
    subject: 'Payment received',
    text: 'Your payment has arrived.',
    html: '<h1>Payment received</h1>',
    attachments: [{ filename: 'Receipt.pdf', content: '%PDF-1' }],
  });
  await page.reload();
  await expect(page.getByRole('status')).toHaveText('Letters: 2, newest first.');

  const [newest, oldest] = [page.locator('details').first(), page.locator('details').last()];
  await expect(newest.locator('summary')).toContainText(
    /^Payment received.* to asha@example\.com$/,
  );
  await expect(newest.locator('pre')).toContainText('Your payment has arrived.');
  const html = newest.frameLocator('iframe[title="HTML part"]');
  await expect(html.getByRole('heading', { level: 1 })).toBeVisible();
  await inspect(page, 'mailbox');

  const downloading = page.waitForEvent('download');
  await newest.getByRole('link', { name: 'Receipt.pdf' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Receipt.pdf');
  expect(await readFile(await download.path(), 'utf8')).toBe('%PDF-1');

  await expect(newest.getByRole('term').filter({ hasText: 'Reply to' })).toBeHidden();
  await oldest.locator('summary').click();
  await expect(oldest.getByRole('term').filter({ hasText: 'Reply to' })).toBeVisible();

  await page.getByRole('button', { name: 'Empty the mailbox' }).click();
  await expect(page.getByRole('status')).toContainText('No letters.');
  await expect(page.locator('details')).toHaveCount(0);
});

async function send(letter: SendMailOptions): Promise<void> {
  const transport = createTransport(mailbox.smtpUrl);
  await transport.sendMail({ from: 'no-reply@example.com', to: 'asha@example.com', ...letter });
}

import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { startMailbox } from '../../dev/mailbox/server.ts';
import type { Email } from '../../functions/src/platform/mail/email.ts';
import { mailer } from '../../functions/src/platform/mail/mailer.ts';
import { sampleLetters } from '../support/sample-letters.ts';
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
  await inspect(page, 'mailbox-empty');

  await send('1', { ...sample('contact-notice'), to: 'operator@example.com' });
  const attachments = [
    { filename: 'Receipt.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1') },
  ];
  await send('2', { ...sample('payment-confirmed'), to: 'asha@example.com', attachments });
  await page.reload();
  await expect(page.getByRole('status')).toHaveText('Letters: 2, newest first.');

  const [newest, oldest] = [page.locator('details').first(), page.locator('details').last()];
  await expect(newest.locator('summary')).toContainText(
    /^Payment received .* to asha@example\.com$/,
  );
  await expect(newest.locator('pre')).toContainText(sample('payment-confirmed').text.slice(0, 60));
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

function sample(name: string): Email {
  const letter = sampleLetters()[name];
  if (!letter) throw new Error(`There is no sample of ${name}.`);
  return letter;
}

async function send(id: string, email: Email): Promise<void> {
  const settings = { smtpUrl: mailbox.smtpUrl, from: 'Example Recovery <no-reply@example.com>' };
  await mailer(settings).send({ ...email, id });
}

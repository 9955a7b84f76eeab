import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Email } from './emails.ts';
import { startMailbox } from './server.ts';

let mailbox: Awaited<ReturnType<typeof startMailbox>>;

beforeEach(async () => {
  mailbox = await startMailbox({ smtpPort: 0, httpPort: 0 });
});

afterEach(() => mailbox.close());

async function send(email: SendMailOptions): Promise<void> {
  const transport = createTransport(mailbox.smtpUrl);
  await transport.sendMail({ from: 'shop@example.com', ...email });
}

async function readEmails(query = ''): Promise<Email[]> {
  return (await (await fetch(`${mailbox.url}/emails${query}`)).json()) as Email[];
}

test('lists the newest email first and can be emptied', async () => {
  await send({ to: 'asha@example.com', subject: 'First', text: '1' });
  await send({ to: 'asha@example.com', subject: 'Second', text: '2' });
  const emails = await readEmails();
  expect(emails.map(({ subject }) => subject)).toEqual(['Second', 'First']);
  expect(emails[0]).toMatchObject({ from: 'shop@example.com', replyTo: '', attachments: [] });
  const empty = (origin: string) =>
    fetch(`${mailbox.url}/empty`, { method: 'POST', redirect: 'manual', headers: { origin } });
  expect((await empty('https://shop.example')).status).toBe(403);
  expect(await readEmails()).toHaveLength(2);
  expect((await empty(mailbox.url)).status).toBe(303);
  expect(await readEmails()).toEqual([]);
});

test('shows emails on its page without running their scripts', async () => {
  await send({
    to: 'asha@example.com',
    subject: 'Payment <received>',
    html: '<script>steal()</script>',
    attachments: [{ filename: 'Receipt.pdf', content: '%PDF-1' }],
  });
  const answer = await fetch(mailbox.url);
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';");
  const page = await answer.text();
  expect(page).toContain('Emails: 1, newest first.');
  expect(page).toContain('Payment &lt;received&gt;');
  expect(page).toContain('to asha@example.com');
  expect(page).toMatch(/sandbox="allow-popups allow-popups-to-escape-sandbox"\s+srcdoc="/);
  expect(page).toContain('&lt;script&gt;steal()&lt;/script&gt;');
  expect(page).toMatch(/<a href="\/emails\/\d+\/attachments\/0">Receipt\.pdf<\/a>/);
  expect(page).not.toContain('reply to');
});

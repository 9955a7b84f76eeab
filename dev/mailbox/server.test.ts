import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Letter } from './letters.ts';
import { startMailbox } from './server.ts';

let mailbox: Awaited<ReturnType<typeof startMailbox>>;

beforeEach(async () => {
  mailbox = await startMailbox({ smtpPort: 0, httpPort: 0 });
});

afterEach(() => mailbox.close());

async function send(letter: SendMailOptions): Promise<void> {
  const transport = createTransport(mailbox.smtpUrl);
  await transport.sendMail({ from: 'shop@example.com', ...letter });
}

async function readLetters(): Promise<Letter[]> {
  return (await (await fetch(`${mailbox.url}/letters`)).json()) as Letter[];
}

test('lists a letter with its parts and attachments', async () => {
  const pdf = Buffer.from('%PDF-1.7 receipt');
  await send({
    from: 'Example Recovery <no-reply@example.com>',
    replyTo: 'Visitor <visitor@example.com>',
    to: ['asha@example.com', 'Ravi <ravi@example.com>'],
    subject: 'Receipt R/26-27/000123 – ₹18,999',
    text: 'Thank you.',
    html: '<p>Thank <b>you</b>.</p>',
    attachments: [{ filename: 'receipt ₹.pdf', contentType: 'application/pdf', content: pdf }],
  });
  const [letter] = await readLetters();
  expect(letter).toEqual({
    id: expect.any(String) as string,
    from: 'Example Recovery <no-reply@example.com>',
    replyTo: 'Visitor <visitor@example.com>',
    to: 'asha@example.com, ravi@example.com',
    subject: 'Receipt R/26-27/000123 – ₹18,999',
    text: 'Thank you.\n',
    html: '<p>Thank <b>you</b>.</p>\n',
    attachments: [
      { filename: 'receipt ₹.pdf', contentType: 'application/pdf', size: pdf.byteLength },
    ],
  });

  const file = await fetch(`${mailbox.url}/letters/${letter?.id}/attachments/0`);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf);
});

test('lists the newest letter first, until it is emptied', async () => {
  await send({ to: 'asha@example.com', subject: 'First', text: '1' });
  await send({ to: 'asha@example.com', subject: 'Second', text: '2' });
  const letters = await readLetters();
  expect(letters.map(({ subject }) => subject)).toEqual(['Second', 'First']);
  expect(letters[0]).toMatchObject({ from: 'shop@example.com', replyTo: '', attachments: [] });
  const emptied = await fetch(`${mailbox.url}/letters`, { method: 'DELETE' });
  expect(emptied.status).toBe(204);
  expect(await readLetters()).toEqual([]);
});

test('keeps long letters, and letters that arrive at the same time', async () => {
  const text = 'A line with ümlauts and a dot:\n.\n'.repeat(4_000);
  const subjects = Array.from({ length: 4 }, (_, index) => `Letter ${index}`);
  await Promise.all(subjects.map((subject) => send({ to: 'asha@example.com', subject, text })));
  const letters = await readLetters();
  expect(letters.map(({ subject }) => subject).toSorted()).toEqual(subjects);
  for (const letter of letters) expect(letter.text.trimEnd()).toBe(text.trimEnd());
});

test.each(['/letters/none/attachments/0', '/nowhere'])('answers 404 at %s', async (path) => {
  expect((await fetch(mailbox.url + path)).status).toBe(404);
});

test('serves its page, which runs no script of a letter', async () => {
  const page = await fetch(mailbox.url);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
});

test('refuses a busy port and leaves nothing running', async () => {
  const httpPort = Number(new URL(mailbox.url).port);
  await expect(startMailbox({ smtpPort: 0, httpPort })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});

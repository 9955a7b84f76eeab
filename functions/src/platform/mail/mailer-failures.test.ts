import { expect, it, onTestFinished } from 'vitest';
import type { Email } from './email.ts';
import { mailer, mailerLimits } from './mailer.ts';
import {
  politely,
  startMailServer,
  startScriptedServer,
  type Script,
} from '../../../../tests/support/smtp-servers.ts';

/** Short limits for servers that keep an email waiting. */
const impatience = { ...mailerLimits, greetingMs: 1000, socketMs: 1000, totalMs: 3000 };
const mail: Email = {
  id: 'paid_pay_1',
  to: 'asha@example.com',
  subject: 'Payment received',
  text: 'Thank you.',
  html: '<p>Thank you.</p>',
};

it.each([
  ['RCPT TO', '550 5.1.1 No such user <asha@example.com>', 'mail-refused', '550 RCPT TO'],
  ['end of data', '554 5.7.1 Spam', 'mail-refused', '554 DATA'],
  ['MAIL FROM', '552 5.3.4 Too large', 'mail-refused', '552 MAIL FROM'],
  ['RCPT TO', '452 4.2.2 Mailbox full', 'mail-unavailable', '452 RCPT TO'],
  ['end of data', '451 4.7.1 Greylisted', 'mail-unavailable', '451 DATA'],
  ['MAIL FROM', '421 4.3.2 Closing', 'mail-unavailable', '421 MAIL FROM'],
  ['RCPT TO', '503 Bad sequence', 'mail-unavailable', '503 RCPT TO'],
  ['greeting', '554 No service', 'mail-unavailable', '554 CONN'],
  ['greeting', 'HTTP/1.1 400 Bad Request', 'mail-unavailable', 'EPROTOCOL'],
  ['MAIL FROM', '550 Sender not verified', 'mail-not-configured', '550 MAIL FROM'],
  ['MAIL FROM', '530 5.7.0 Authentication required', 'mail-not-configured', '530 MAIL FROM'],
  ['greeting', 'hang up', 'mail-unavailable', 'ECONNECTION'],
  ['RCPT TO', 'hang up', 'mail-unavailable', 'ECONNECTION'],
  ['end of data', 'hang up', 'mail-unanswered', 'ECONNECTION after the email'],
  ['greeting', 'silence', 'mail-unavailable', 'ETIMEDOUT'],
  ['MAIL FROM', 'silence', 'mail-unavailable', 'ETIMEDOUT'],
  ['end of data', 'silence', 'mail-unanswered', 'ETIMEDOUT after the email'],
  ['MAIL FROM', 'drip', 'mail-unavailable', 'EABORT'],
])('%s answered by "%s" gives %s', async (step, answer, code, reason) => {
  const server = await scripted(politely({ [step]: answer }));
  const keepsWaiting = ['silence', 'drip'].includes(answer);
  const failure = await failureOf({ smtpUrl: server.url }, keepsWaiting ? impatience : undefined);
  expect(failure).toMatchObject({ name: 'MailError', code, reason });
  expect(String(failure)).not.toContain('asha');
});

it('gives mail-unavailable when no server listens', async () => {
  const server = await startMailServer();
  await server.close();
  expect(await failureOf({ smtpUrl: server.url })).toMatchObject({
    code: 'mail-unavailable',
    reason: 'ESOCKET',
  });
});

it('never sends a password unencrypted', async () => {
  const server = await scripted(
    politely({ EHLO: '250-mail.example\r\n250 AUTH PLAIN LOGIN', STARTTLS: '502 Unknown' }),
  );
  const failure = await failureOf({ smtpUrl: server.url.replace('//', '//user:secret@') });
  expect(failure).toMatchObject({ name: 'MailError', code: 'mail-unavailable' });
  expect(server.lines.filter((line) => line.startsWith('AUTH'))).toEqual([]);
});

const settings = { code: 'mail-not-configured', reason: 'settings' };
const address = { code: 'mail-refused', reason: 'address' };

it.each<[Changes, object]>([
  [{ smtpUrl: undefined }, settings],
  [{ smtpUrl: '' }, settings],
  [{ smtpUrl: 'none' }, settings],
  [{ smtpUrl: 'mail.example:587' }, settings],
  [{ smtpUrl: 'http://mail.example' }, settings],
  [{ smtpUrl: 'smtp://' }, settings],
  [{ from: '' }, settings],
  [{ from: 'Example Recovery' }, settings],
  [{ from: 'a@example.com, b@example.com' }, settings],
  [{ from: 'X <a@example.com> <b@example.com>' }, settings],
  [{ to: '' }, address],
  [{ to: 'asha' }, address],
  [{ to: 'asha@example.com, all@example.com' }, address],
  [{ to: 'Asha <asha@example.com>' }, address],
])('contacts no server with %j', async (changes, failure) => {
  expect(await failureOf(changes)).toMatchObject(failure);
});

it('reads no file and makes no request for an email', async () => {
  const server = await startMailServer();
  onTestFinished(server.close);
  const text = { path: '/etc/hostname' } as unknown as string;
  expect(await failureOf({ smtpUrl: server.url, text })).toMatchObject({ name: 'MailError' });
  expect(server.received).toEqual([]);
});

type Changes = Partial<Email> & Partial<Parameters<typeof mailer>[0]>;

/** Resolves to the error of sending the email with these changes. By default, no server listens. */
function failureOf(changes: Changes, limits?: typeof mailerLimits) {
  const { smtpUrl, from, ...email } = {
    smtpUrl: 'smtp://127.0.0.1:1',
    from: 'no-reply@example.com',
    ...mail,
    ...changes,
  };
  return mailer({ smtpUrl, from }, limits)
    .send(email)
    .catch((error: unknown) => error);
}

async function scripted(script: Script) {
  const server = await startScriptedServer(script);
  onTestFinished(server.close);
  return server;
}

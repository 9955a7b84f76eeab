import { afterEach, describe, expect, it } from 'vitest';
import type { Email } from './email.ts';
import { mailer, mailerLimits } from './mailer.ts';
import { expectErrors } from '../../../../tests/support/expect-errors.ts';
import {
  politely,
  startMailServer,
  startScriptedServer,
  type Script,
} from '../../../../tests/support/smtp-servers.ts';

// What the test's mail server says about the certificate that it comes with.
expectErrors(
  'WARNING: smtp-server is using the built-in default TLS certificate. The private key of this certificate is publicly known, so TLS sessions are NOT secure. Provide your own key/cert options in production.',
);

const from = 'no-reply@example.com';
const limits = { ...mailerLimits, greetingMs: 200, socketMs: 200, totalMs: 2000 };
const mail: Email = {
  id: 'paid_pay_1',
  to: 'asha@example.com',
  subject: 'Payment received',
  text: 'Thank you.',
  html: '<p>Thank you.</p>',
};

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

async function failureAt(smtpUrl: string | undefined, changes: Partial<Email> = {}) {
  const failure: unknown = await mailer({ smtpUrl, from }, limits)
    .send({ ...mail, ...changes })
    .then(
      () => 'sent',
      (error: unknown) => error,
    );
  return failure;
}

async function scripted(script: Script) {
  const server = await startScriptedServer(script);
  closing.push(server.close);
  return server;
}

it('is sent when the scripted server is polite', async () => {
  const server = await scripted(politely({}));
  expect(await failureAt(server.url)).toBe('sent');
  expect(server.lines).toContain('.');
});

describe.each([
  [
    'refuses the recipient for good',
    'RCPT TO',
    '550 5.1.1 No such user <asha@example.com>',
    'mail-refused',
    '550 RCPT TO',
  ],
  ['refuses the letter for good', 'end of data', '554 5.7.1 Spam', 'mail-refused', '554 DATA'],
  [
    'finds the letter too large',
    'MAIL FROM',
    '552 5.3.4 Too large',
    'mail-refused',
    '552 MAIL FROM',
  ],
  ['has a full mailbox', 'RCPT TO', '452 4.2.2 Mailbox full', 'mail-unavailable', '452 RCPT TO'],
  ['asks to try later', 'end of data', '451 4.7.1 Greylisted', 'mail-unavailable', '451 DATA'],
  ['is closing down', 'MAIL FROM', '421 4.3.2 Closing', 'mail-unavailable', '421 MAIL FROM'],
  ['has lost the sequence', 'RCPT TO', '503 Bad sequence', 'mail-unavailable', '503 RCPT TO'],
  ['greets with a refusal', 'greeting', '554 No service', 'mail-unavailable', '554 CONN'],
  [
    'does not take the sender',
    'MAIL FROM',
    '550 Sender not verified',
    'mail-not-configured',
    '550 MAIL FROM',
  ],
  [
    'requires a login',
    'MAIL FROM',
    '530 5.7.0 Authentication required',
    'mail-not-configured',
    '530 MAIL FROM',
  ],
  ['hangs up on connecting', 'greeting', 'hang up', 'mail-unavailable', 'ECONNECTION'],
  ['hangs up at the recipient', 'RCPT TO', 'hang up', 'mail-unavailable', 'ECONNECTION'],
  [
    'hangs up after the letter',
    'end of data',
    'hang up',
    'mail-unanswered',
    'ECONNECTION after the letter',
  ],
  ['never greets', 'greeting', 'silence', 'mail-unavailable', 'ETIMEDOUT'],
  ['falls silent at the sender', 'MAIL FROM', 'silence', 'mail-unavailable', 'ETIMEDOUT'],
  [
    'falls silent after the letter',
    'end of data',
    'silence',
    'mail-unanswered',
    'ETIMEDOUT after the letter',
  ],
  ['speaks no SMTP', 'greeting', 'HTTP/1.1 400 Bad Request', 'mail-unavailable', 'EPROTOCOL'],
])('a server that %s', (_, step, answer, code, reason) => {
  it(`gives ${code}`, async () => {
    const server = await scripted(politely({ [step]: answer }));
    const failure = await failureAt(server.url);
    expect(failure).toMatchObject({ name: 'MailError', code, reason });
    expect(String(failure)).not.toContain('asha');
  });
});

it('gives up on a server whose answer never ends', async () => {
  const server = await scripted(politely({ 'MAIL FROM': 'drip' }));
  const startedAt = Date.now();
  expect(await failureAt(server.url)).toMatchObject({ code: 'mail-unavailable', reason: 'EABORT' });
  expect(Date.now() - startedAt).toBeLessThan(limits.totalMs + 1000);
});

it('gives mail-unavailable when no server listens', async () => {
  const server = await startMailServer();
  await server.close();
  expect(await failureAt(server.url)).toMatchObject({
    code: 'mail-unavailable',
    reason: 'ESOCKET',
  });
});

it('gives mail-not-configured when the server does not take the password', async () => {
  const server = await startMailServer({
    disabledCommands: [],
    onAuth: (_auth, _session, callback) => callback(new Error('Invalid login')),
  });
  closing.push(server.close);
  const smtpUrl = `${server.url.replace('//', '//user:wrong@')}?tls.rejectUnauthorized=false`;
  expect(await failureAt(smtpUrl)).toMatchObject({ code: 'mail-not-configured' });
  expect(server.received).toEqual([]);
});

it('never sends a password unencrypted', async () => {
  const server = await scripted(
    politely({ EHLO: '250-mail.example\r\n250 AUTH PLAIN LOGIN', STARTTLS: '502 Unknown' }),
  );
  const failure = await failureAt(server.url.replace('//', '//user:secret@'));
  expect(failure).toMatchObject({ name: 'MailError', code: 'mail-unavailable' });
  expect(server.lines.filter((line) => line.startsWith('AUTH'))).toEqual([]);
});

it.each([undefined, '', 'none', 'mail.example:587', 'http://mail.example', 'smtp://'])(
  'gives mail-not-configured at the address %j',
  async (smtpUrl) => {
    expect(await failureAt(smtpUrl)).toMatchObject({
      code: 'mail-not-configured',
      reason: 'settings',
    });
  },
);

it.each([
  '',
  'Example Recovery',
  'a@example.com, b@example.com',
  'X <a@example.com> <b@example.com>',
])('gives mail-not-configured when the sender is %j', async (from) => {
  const sending = mailer({ smtpUrl: 'smtp://127.0.0.1:1', from }, limits).send(mail);
  await expect(sending).rejects.toMatchObject({ code: 'mail-not-configured' });
});

it.each(['', 'asha', 'asha@example.com, all@example.com', 'Asha <asha@example.com>'])(
  'refuses the address %j before it asks any server',
  async (to) => {
    expect(await failureAt('smtp://127.0.0.1:1', { to })).toMatchObject({
      code: 'mail-refused',
      reason: 'address',
    });
  },
);

it('reads nothing from the disk or the network for a letter', async () => {
  const server = await startMailServer();
  closing.push(server.close);
  const text = { path: '/etc/hostname' } as unknown as string;
  expect(await failureAt(server.url, { text })).toMatchObject({ name: 'MailError' });
  expect(server.received).toEqual([]);
});

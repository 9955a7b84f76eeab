import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import PostalMime, { type Email } from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { isMailAddress } from '../../../shared/values/mail-address.ts';
import { messageIdOf, type Email as SentEmail } from './email.ts';
import { mailer } from './mailer.ts';
import { expectErrors } from '../../../../tests/support/expect-errors.ts';
import { startMailServer } from '../../../../tests/support/smtp-servers.ts';

// The test's mail server warns about its built-in certificate.
expectErrors(
  'WARNING: smtp-server is using the built-in default TLS certificate. The private key of this certificate is publicly known, so TLS sessions are NOT secure. Provide your own key/cert options in production.',
);

const from = 'Example Recovery <no-reply@example.com>';
const mail: SentEmail = {
  id: 'paid_pay_QUg6V5UmtqzQKE',
  to: 'asha@example.com',
  subject: 'Payment received for order ORD-1763726460000',
  text: 'Thank you.',
  html: '<p>Thank you.</p>',
};

let server: Awaited<ReturnType<typeof startMailServer>>;

beforeEach(async () => {
  server = await startMailServer();
});

afterEach(() => server.close());

async function sendAndRead(changes: Partial<SentEmail>): Promise<Email & { source: string }> {
  await mailer({ smtpUrl: server.url, from }).send({ ...mail, ...changes });
  const raw = server.received.at(-1)?.raw ?? Buffer.of();
  return { ...(await PostalMime.parse(raw)), source: raw.toString('latin1') };
}

function headersOf({ source }: { source: string }): string {
  return source.slice(0, source.indexOf('\r\n\r\n'));
}

describe('an email that was sent', () => {
  it('has our sender, one recipient and its own Message-ID, and suppresses automatic replies', async () => {
    const email = await sendAndRead({ replyTo: 'visitor@example.org' });
    expect(email.from).toEqual({ name: 'Example Recovery', address: 'no-reply@example.com' });
    expect(email.to).toEqual([{ name: '', address: 'asha@example.com' }]);
    expect(email.replyTo).toEqual([{ name: '', address: 'visitor@example.org' }]);
    expect(email.messageId).toBe(messageIdOf(mail.id, 'no-reply@example.com'));
    expect(email.source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(server.received).toMatchObject([
      { from: 'no-reply@example.com', to: ['asha@example.com'] },
    ]);
  });

  it('has one Message-ID for all tries and a different one for each email', async () => {
    const first = await sendAndRead({});
    const again = await sendAndRead({});
    const other = await sendAndRead({ id: 'paid_pay_other' });
    expect(again.messageId).toBe(first.messageId);
    expect(other.messageId).not.toBe(first.messageId);
    expect(first.messageId).toMatch(/^<[\da-f]{32}@example\.com>$/);
  });

  it.each(['Zahlung für Bestellung – ₹42,998', 'भुगतान प्राप्त हुआ', '支払い 👩‍💼 '.repeat(20).trim()])(
    'has the subject %s',
    async (subject) => {
      const email = await sendAndRead({ subject });
      expect(email.subject).toBe(subject);
      expect(headersOf(email)).toMatch(/^[\x20-\x7E\r\n\t]*$/);
    },
  );

  it('contains text and HTML as alternatives, with every character', async () => {
    const text = 'Paid: ₹42,998 for आशा\n.\n..\nFrom here on\n=3D';
    const html = '<p>₹42,998 &amp; <b>आशा</b></p>';
    const email = await sendAndRead({ text, html });
    expect(email.text).toBe(`${text}\n`);
    expect(email.html).toBe(`${html}\n`);
    expect(headersOf(email)).toContain('multipart/alternative');
    const [plainAt, htmlAt] = ['text/plain', 'text/html'].map((type) =>
      email.source.indexOf(`Content-Type: ${type}`),
    );
    expect(plainAt).toBeGreaterThan(0);
    expect(htmlAt).toBeGreaterThan(plainAt ?? 0);
  });

  it('has no line that is too long for a mail server', async () => {
    const long = 'ü₹'.repeat(3000);
    const word = 'x'.repeat(5000);
    const email = await sendAndRead({
      text: word,
      html: `<p>${long}</p>`,
      subject: `${word} ${long}`,
      attachments: [
        { filename: `${long}.pdf`, contentType: 'application/pdf', content: randomBytes(9000) },
      ],
    });
    expect(email.text?.trimEnd()).toBe(word);
    expect(email.html?.trimEnd()).toBe(`<p>${long}</p>`);
    const longest = Math.max(...email.source.split('\r\n').map((line) => line.length));
    expect(longest).toBeLessThanOrEqual(998);
  });

  it('carries an attachment byte for byte', async () => {
    const content = randomBytes(70_000);
    const email = await sendAndRead({
      attachments: [
        { filename: 'receipt-₹-R-26-27-000123.pdf', contentType: 'application/pdf', content },
      ],
    });
    expect(email.attachments).toMatchObject([
      {
        filename: 'receipt-₹-R-26-27-000123.pdf',
        mimeType: 'application/pdf',
        disposition: 'attachment',
      },
    ]);
    const bytes = email.attachments[0]?.content as ArrayBuffer;
    expect(Buffer.from(bytes).equals(content)).toBe(true);
  });

  it('can come from a plain address', async () => {
    await mailer({ smtpUrl: server.url, from: 'no-reply@example.com' }).send(mail);
    expect(server.received[0]?.raw.toString()).toMatch(/^From: no-reply@example\.com$/m);
  });

  it('uses TLS when the address has a user and password', async () => {
    const logins: unknown[] = [];
    const secured = await startMailServer({
      authOptional: false,
      disabledCommands: [],
      onAuth({ username, password }, { secure }, callback) {
        logins.push({ username, password, secure });
        if (password === 'p/ss:#') callback(null, { user: username });
        else callback(new Error('Invalid login'));
      },
    });
    onTestFinished(secured.close);
    const send = (password: string) => {
      const smtpUrl = secured.url.replace('//', `//user%40example.com:${password}@`);
      return mailer({ smtpUrl: `${smtpUrl}?tls.rejectUnauthorized=false`, from }).send(mail);
    };
    await send('p%2Fss%3A%23');
    expect(logins).toEqual([{ username: 'user@example.com', password: 'p/ss:#', secure: true }]);
    await expect(send('wrong')).rejects.toMatchObject({ code: 'mail-not-configured' });
    expect(secured.received).toHaveLength(1);
  });
});

describe('header injection', () => {
  const header = /^(?:[A-Za-z-]+):/gm;
  const known = new Set([
    'From:',
    'To:',
    'Reply-To:',
    'Subject:',
    'Message-ID:',
    'Date:',
    'MIME-Version:',
    'Content-Type:',
    'Auto-Submitted:',
    'X-Auto-Response-Suppress:',
  ]);
  const pieces = fc.constantFrom(
    ...'\r\n\t\v\0\u0085\u2028\u202E\uD800 <>,;"\\@＠ı嘊'.split(''),
    'Bcc: all@evil.example',
    'Content-Type: text/html',
    '=?utf-8?B?DQpCY2M6IGFAYi5j?=',
    'asha',
    '@example.com',
  );
  const nasty = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''));
  const entered = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 40 }));

  it('is impossible through user-entered text', async () => {
    await fc.assert(
      fc.asyncProperty(
        entered,
        entered,
        entered,
        entered,
        async (subject, replyTo, filename, id) => {
          const email = await sendAndRead({
            id,
            subject,
            replyTo,
            attachments: [{ filename, contentType: 'application/pdf', content: Buffer.of(1) }],
          });
          const names = headersOf(email).match(header) ?? [];
          expect(names.filter((name) => !known.has(name))).toEqual([]);
          expect(new Set(names).size).toBe(names.length);
          expect(email.from).toEqual({ name: 'Example Recovery', address: 'no-reply@example.com' });
          expect(server.received.at(-1)?.to).toEqual(['asha@example.com']);
          expect(email.attachments).toHaveLength(1);
          expect(email.replyTo === undefined || isMailAddress(replyTo)).toBe(true);
          expect(email.text).toBe(`${mail.text}\n`);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('sends only to the entered address or not at all', async () => {
    await fc.assert(
      fc.asyncProperty(entered, async (to) => {
        const before = server.received.length;
        const sent = await mailer({ smtpUrl: server.url, from })
          .send({ ...mail, to })
          .then(
            () => [to],
            () => [],
          );
        expect(server.received.slice(before).flatMap((email) => email.to)).toEqual(sent);
      }),
      { numRuns: 30 },
    );
  });

  it('does not decode an entered encoded word', async () => {
    const entered = '=?utf-8?B?DQpCY2M6IGFAYi5j?=';
    const attachment = { contentType: 'application/pdf', content: Buffer.of(1) };
    const attachments = [{ ...attachment, filename: entered }];
    const email = await sendAndRead({ subject: entered, attachments });
    expect(email.subject).toBe('= ?utf-8?B?DQpCY2M6IGFAYi5j?=');
    expect(email.attachments[0]?.filename).not.toContain('Bcc');
  });
});

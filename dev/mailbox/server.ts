import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { csrf } from 'hono/csrf';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { addPlainStyle, addStyle } from '../http/pages.ts';
import { createApp, listen, serveApp, type App } from '../http/serve-app.ts';
import { emailsPage } from './emails-page.ts';
import { Emails } from './emails.ts';

/** Allows the inline styles of emails, but no scripts or remote images. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Starts the mailbox. Port 0 uses a free port. */
export async function startMailbox({ smtpPort, httpPort }: { smtpPort: number; httpPort: number }) {
  const emails = new Emails();
  const smtp = await startSmtp(smtpPort, emails);
  const server = await serveApp(createMailboxApp(emails), httpPort).catch(
    async (error: unknown) => {
      await smtp.close();
      throw error;
    },
  );
  return {
    url: server.url,
    smtpUrl: smtp.url,
    async close() {
      await Promise.all([smtp.close(), server.close()]);
    },
  };
}

/** Accepts every email without login or TLS. Rejects if the port is in use. */
async function startSmtp(port: number, emails: Emails) {
  const receive = async (stream: Readable, { envelope }: SMTPServerSession): Promise<void> => {
    const recipients = envelope.rcptTo.map(({ address }) => address);
    await emails.receive(await buffer(stream), recipients);
  };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    // In milliseconds. Clients may keep idle connections open.
    closeTimeout: 100,
    onData: callbackify(receive),
  });
  const url = `smtp://127.0.0.1:${await listen(server.server, port)}`;
  // Without a handler, a broken connection would end this process.
  server.on('error', (error) => console.warn(`SMTP: ${error.message}`));
  return { url, close: () => new Promise<void>((resolve) => server.close(resolve)) };
}

function createMailboxApp(emails: Emails): App {
  const app = createApp();
  addPlainStyle(app);
  addStyle(app, '/mailbox.css', new URL('mailbox.css', import.meta.url));
  app.get('/', (c) => {
    c.header('Content-Security-Policy', policy);
    return c.html(emailsPage(emails.newestFirst()));
  });
  app.post('/empty', csrf(), (c) => {
    emails.empty();
    return c.redirect('/', 303);
  });
  app.get('/emails', (c) => c.json(emails.newestFirst(c.req.query('to'))));
  app.get('/emails/:id/attachments/:index', async (c) => {
    const file = emails.attachment(c.req.param('id'), Number(c.req.param('index')));
    if (!file) return c.notFound();
    return c.body(await file.arrayBuffer(), 200, {
      'Content-Type': file.type,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'X-Content-Type-Options': 'nosniff',
    });
  });
  return app;
}

import { csrf } from 'hono/csrf';
import { addPlainStyle, addStyle } from '../http/pages.ts';
import { createApp, serveApp, type App, type LocalServer } from '../http/serve-app.ts';
import { lettersPage } from './letters-page.ts';
import { Letters } from './letters.ts';
import { startSmtp } from './smtp.ts';

interface Mailbox extends LocalServer {
  /** The address of its SMTP server. */
  smtpUrl: string;
}

/** Letters have inline styles; their scripts and remote pictures stay out. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Starts an SMTP server and a page that shows what it received; port 0 takes a free one. */
export async function startMailbox(ports: {
  smtpPort: number;
  httpPort: number;
}): Promise<Mailbox> {
  const letters = new Letters();
  const app = createMailboxApp(letters);
  const smtp = await startSmtp(ports.smtpPort, (raw, recipients) =>
    letters.receive(raw, recipients),
  );
  const server = await serveApp(app, ports.httpPort).catch(async (error: unknown) => {
    await smtp.close();
    throw error;
  });
  return {
    url: server.url,
    smtpUrl: smtp.url,
    async close() {
      await Promise.all([smtp.close(), server.close()]);
    },
  };
}

function createMailboxApp(letters: Letters): App {
  const app = createApp();
  addPlainStyle(app);
  addStyle(app, '/mailbox.css', new URL('mailbox.css', import.meta.url));
  app.get('/', (c) => {
    c.header('Content-Security-Policy', policy);
    return c.html(lettersPage(letters.newestFirst()));
  });
  app.post('/empty', csrf(), (c) => {
    letters.empty();
    return c.redirect('/', 303);
  });
  app.get('/letters', (c) => c.json(letters.newestFirst()));
  app.delete('/letters', (c) => {
    letters.empty();
    return c.body(null, 204);
  });
  app.get('/letters/:id/attachments/:index', (c) => {
    const file = letters.attachment(c.req.param('id'), Number(c.req.param('index')));
    if (!file) return c.notFound();
    return c.body(file.bytes, 200, {
      'Content-Type': file.contentType,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
      'X-Content-Type-Options': 'nosniff',
    });
  });
  app.notFound((c) => c.json({ message: 'There is nothing at this address.' }, 404));
  app.onError((error, c) => {
    console.error(error);
    return c.json({ message: 'The mailbox failed.' }, 500);
  });
  return app;
}

import { pageRoutes, plainStyleRoute } from '../http/page-routes.ts';
import { RouteNotFound, jsonAnswer, serveRoutes, type LocalServer } from '../http/serve-routes.ts';
import { letterRoutes, notFound } from './letter-routes.ts';
import { Letters } from './letters.ts';
import { startSmtp } from './smtp.ts';

interface Mailbox extends LocalServer {
  /** Where letters are sent to. */
  smtpUrl: string;
}

/** Starts an SMTP server and a page that shows what it received; port 0 takes a free one. */
export async function startMailbox(ports: {
  smtpPort: number;
  httpPort: number;
}): Promise<Mailbox> {
  const letters = new Letters();
  const page = await pageRoutes({
    folder: new URL('browser/', import.meta.url),
    name: 'mailbox',
    path: '/',
    assets: '/mailbox/',
    // Letters style themselves inline; their scripts and remote pictures stay out.
    policy:
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  });
  const smtp = await startSmtp(ports.smtpPort, (raw, recipients) =>
    letters.receive(raw, recipients),
  );
  const server = await serveRoutes({
    port: ports.httpPort,
    routes: { ...(await plainStyleRoute()), ...page, ...letterRoutes(letters) },
    answerError,
  }).catch(async (error: unknown) => {
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

function answerError(error: unknown) {
  if (error instanceof RouteNotFound) return notFound();
  console.error(error);
  return jsonAnswer({ message: 'The mailbox failed.' }, 500);
}

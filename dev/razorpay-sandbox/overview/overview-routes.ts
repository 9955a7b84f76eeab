import type { Context } from 'hono';
import { csrf } from 'hono/csrf';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { addPlainStyle, addStyle } from '../../http/pages.ts';
import type { App } from '../../http/serve-app.ts';
import type { Clock } from '../clock.ts';
import type { Account } from '../account.ts';
import { overviewPage } from './overview-page.ts';

const policy =
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Turns each form into a request to the control interface, which checks the fields. */
export function addOverview(app: App, account: Account, clock: Clock | undefined): void {
  function answerPage(c: Context, status: ContentfulStatusCode = 200, problem = '') {
    c.header('Content-Security-Policy', policy);
    return c.html(overviewPage(account, { problem, clock }), status);
  }

  addPlainStyle(app);
  addStyle(app, '/overview.css', new URL('overview.css', import.meta.url));
  app.get('/', (c) => answerPage(c));
  app.post('/forms/:subject/*', csrf(), async (c) => {
    const form = await c.req.formData();
    const { subject } = c.req.param();
    const command = new URL(c.req.url);
    command.pathname = command.pathname.replace('/forms/', '/control/');
    const entered = form.get('switches');
    const answer = await app.request(
      command.href,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: typeof entered === 'string' ? entered : JSON.stringify(Object.fromEntries(form)),
      },
      c.env,
    );
    if (answer.ok) return c.redirect(`/#${subject}`, 303);
    const { message } = (await answer.json()) as { message: string };
    return answerPage(c, answer.status as ContentfulStatusCode, message);
  });
}

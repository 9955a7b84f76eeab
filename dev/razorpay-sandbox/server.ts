import { createApp, serveApp, type LocalServer } from '../http/serve-app.ts';
import type { Clock } from './clock.ts';
import { createAccount, type AccountOptions } from './account.ts';
import { addApi } from './api/api-routes.ts';
import { answerErrors } from './provider-error.ts';
import { addCheckout } from './checkout/checkout-routes.ts';
import { addControl } from './control/control-routes.ts';
import { addOverview } from './overview/overview-routes.ts';

interface SandboxOptions extends AccountOptions {
  /** Port 0 uses a free port. */
  port: number;
  /** The clock of the suite's schedules, which the page moves. */
  clock?: Clock;
}

/** Rejects if the port is in use. */
export async function startRazorpaySandbox(options: SandboxOptions): Promise<LocalServer> {
  const account = createAccount(options);
  const app = createApp();
  answerErrors(app);
  addOverview(app, account, options.clock);
  addControl(app, account, options.clock);
  addCheckout(app, account);
  addApi(app, account);
  const server = await serveApp(app, options.port);
  return {
    url: server.url,
    async close() {
      account.close();
      await server.close();
    },
  };
}

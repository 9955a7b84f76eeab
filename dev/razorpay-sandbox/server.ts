import { serveRoutes, type LocalServer } from '../http/serve-routes.ts';
import { createAccount, type AccountOptions } from './account.ts';
import { behindBasicAuth } from './basic-auth.ts';
import { checkoutPages } from './checkout/checkout-pages.ts';
import { checkoutRoutes } from './checkout/checkout-routes.ts';
import { controlRoutes } from './control/control-routes.ts';
import { withApiFaults } from './faults/api-faults.ts';
import { orderRoutes } from './orders/order-routes.ts';
import { overviewRoutes } from './overview/overview-routes.ts';
import { paymentRoutes } from './payments/payment-routes.ts';
import { answerProviderError } from './provider-error.ts';
import { refundRoutes } from './refunds/refund-routes.ts';
import { refuseRunningKeys } from './refunds/refuse-running-keys.ts';

interface SandboxOptions extends AccountOptions {
  /** 0 takes a free one. */
  port: number;
  /** The site's address, which the sandbox's page links to. */
  siteOrigin?: string;
}

/** Starts a server that speaks Razorpay at the wire. Rejects when the port is busy. */
export async function startRazorpaySandbox(options: SandboxOptions): Promise<LocalServer> {
  const { keyId, keySecret } = options;
  const account = createAccount(options);
  const server = await serveRoutes({
    port: options.port,
    routes: {
      ...(await overviewRoutes(account, options.siteOrigin)),
      ...controlRoutes(account),
      ...(await checkoutPages()),
      ...checkoutRoutes(account),
      ...behindBasicAuth(
        keyId,
        keySecret,
        refuseRunningKeys(
          withApiFaults(
            {
              ...orderRoutes(account.ledger),
              ...paymentRoutes(account),
              ...refundRoutes(account),
            },
            account,
          ),
        ),
      ),
    },
    answerError: answerProviderError,
  });
  return {
    url: server.url,
    async close() {
      account.close();
      await server.close();
    },
  };
}

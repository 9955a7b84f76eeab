import { serveRoutes, type LocalServer } from '../http/serve-routes.ts';
import type { Account } from './account.ts';
import { behindBasicAuth } from './basic-auth.ts';
import { checkoutPages } from './checkout/checkout-pages.ts';
import { checkoutRoutes } from './checkout/checkout-routes.ts';
import { newId } from './ids.ts';
import { Ledger, type LedgerSeed } from './ledger.ts';
import { orderRoutes } from './orders/order-routes.ts';
import { overviewRoutes } from './overview/overview-routes.ts';
import { paymentRoutes } from './payments/payment-routes.ts';
import { answerProviderError } from './provider-error.ts';
import { createWebhookSender } from './webhooks/webhook-sender.ts';

interface SandboxOptions {
  /** 0 takes a free one. */
  port: number;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  webhookUrl: string;
  /** The site's address, which the sandbox's page links to. */
  siteOrigin?: string;
  seed: LedgerSeed;
}

/** Starts a server that speaks Razorpay at the wire. Rejects when the port is busy. */
export async function startRazorpaySandbox(options: SandboxOptions): Promise<LocalServer> {
  const { keyId, keySecret, webhookSecret: secret, webhookUrl: url } = options;
  const id = newId('acc_');
  const webhooks = createWebhookSender({ accountId: id, url, secret });
  const account: Account = { id, keyId, keySecret, ledger: new Ledger(options.seed), webhooks };
  const server = await serveRoutes({
    port: options.port,
    routes: {
      ...(await overviewRoutes(account, options.siteOrigin)),
      ...(await checkoutPages()),
      ...checkoutRoutes(account),
      ...behindBasicAuth(keyId, keySecret, {
        ...orderRoutes(account.ledger),
        ...paymentRoutes(account.ledger),
      }),
    },
    answerError: answerProviderError,
  });
  return {
    url: server.url,
    async close() {
      webhooks.close();
      await server.close();
    },
  };
}

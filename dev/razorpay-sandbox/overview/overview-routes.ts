import { pageRoutes, plainStyleRoute } from '../../http/page-routes.ts';
import type { Routes } from '../../http/routes.ts';
import { jsonAnswer } from '../../http/serve-routes.ts';
import type { Account } from '../account.ts';
import type { SandboxOrder, SandboxPayment } from '../entities.ts';
import type { Delivery } from '../webhooks/delivery.ts';

/** What the page shows, newest first. */
export interface Overview {
  siteOrigin: string | null;
  orders: readonly SandboxOrder[];
  payments: readonly SandboxPayment[];
  deliveries: readonly Delivery[];
}

/** A page that lists what the account holds. */
export async function overviewRoutes(
  { ledger, webhooks }: Account,
  siteOrigin: string | undefined,
): Promise<Routes> {
  return {
    ...(await plainStyleRoute()),
    ...(await pageRoutes({
      folder: new URL('browser/', import.meta.url),
      name: 'overview',
      path: '/',
      assets: '/overview/',
      policy:
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    })),
    'GET /overview': () =>
      jsonAnswer({
        siteOrigin: siteOrigin ?? null,
        orders: ledger.orders(),
        payments: ledger.payments(),
        deliveries: webhooks.deliveries(),
      } satisfies Overview),
  };
}

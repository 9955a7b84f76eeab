import { pageRoutes, plainStyleRoute } from '../../http/page-routes.ts';
import type { Routes } from '../../http/routes.ts';
import { jsonAnswer } from '../../http/serve-routes.ts';
import type { Account } from '../account.ts';
import type { SandboxOrder, SandboxPayment, SandboxRefund } from '../entities.ts';
import type { Switches } from '../faults/switches.ts';
import type { Delivery } from '../webhooks/delivery.ts';

/** What the page shows; lists are newest first. */
export interface Overview {
  siteOrigin: string | null;
  switches: Switches;
  orders: readonly SandboxOrder[];
  payments: readonly SandboxPayment[];
  refunds: readonly SandboxRefund[];
  deliveries: readonly Delivery[];
}

/** A page that lists what the account holds, and lets developers make it misbehave. */
export async function overviewRoutes(
  { ledger, webhooks, switchboard }: Account,
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
        switches: switchboard.current,
        orders: ledger.orders(),
        payments: ledger.payments(),
        refunds: ledger.refunds(),
        deliveries: webhooks.deliveries(),
      } satisfies Overview),
  };
}

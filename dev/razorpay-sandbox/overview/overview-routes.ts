import { addPage, addPlainStyle, addScript, addStyle } from '../../http/pages.ts';
import type { App } from '../../http/serve-app.ts';
import type { Account } from '../account.ts';
import type { SandboxDispute, SandboxOrder, SandboxPayment, SandboxRefund } from '../entities.ts';
import type { Switches } from '../faults/switches.ts';
import type { Delivery } from '../webhooks/delivery.ts';

/** The data of the page; each list has the newest first. */
export interface Overview {
  siteOrigin: string | null;
  switches: Switches;
  orders: readonly SandboxOrder[];
  payments: readonly SandboxPayment[];
  refunds: readonly SandboxRefund[];
  disputes: readonly SandboxDispute[];
  deliveries: readonly Delivery[];
}

/** Adds a page that lists what the account holds and controls its faults. */
export function addOverview(
  app: App,
  { ledger, webhooks, switchboard }: Account,
  siteOrigin: string | undefined,
): void {
  addPlainStyle(app);
  addStyle(app, '/overview.css', new URL('browser/overview.css', import.meta.url));
  addScript(app, '/overview.js', new URL('browser/overview.tsx', import.meta.url));
  addPage(app, {
    title: 'Razorpay sandbox',
    path: '/',
    styles: ['/plain.css', '/overview.css'],
    script: '/overview.js',
    policy:
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  });
  app.get('/overview', (c) =>
    c.json({
      siteOrigin: siteOrigin ?? null,
      switches: switchboard.current,
      orders: ledger.orders.list(),
      payments: ledger.payments.list(),
      refunds: ledger.refunds.list(),
      disputes: ledger.disputes.list(),
      deliveries: webhooks.deliveries(),
    } satisfies Overview),
  );
}

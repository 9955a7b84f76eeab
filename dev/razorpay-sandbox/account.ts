import type { RefundKeys } from './api/idempotency-keys.ts';
import { Switchboard } from './faults/switchboard.ts';
import { Ledger, type LedgerSeed } from './ledger.ts';
import { Timers } from './timers.ts';
import { createWebhooks } from './webhooks/webhooks.ts';

export interface AccountOptions {
  accountId: string;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  previousWebhookSecret: string;
  webhookUrl: string;
  seed: LedgerSeed;
}

export type Account = ReturnType<typeof createAccount>;

export function createAccount(options: AccountOptions) {
  const { accountId, keyId, keySecret, webhookSecret, previousWebhookSecret } = options;
  const ledger = new Ledger(options.seed);
  const refundKeys: RefundKeys = new Map();
  /** Orders without an entry use the dashboard's setting. */
  const orderCapture = new Map<string, 'automatic' | 'manual'>();
  /** Scheduled changes of payments and refunds. */
  const timers = new Timers();
  const switchboard = new Switchboard();
  /** API calls that a fault keeps waiting. */
  const holds = new Timers();
  const webhooks = createWebhooks({
    accountId,
    url: options.webhookUrl,
    secrets: {
      current: webhookSecret,
      previous: previousWebhookSecret,
      wrong: `not ${webhookSecret}`,
    },
    switchboard,
    earlierPayment: (id) => ledger.payments.earlier(id),
  });
  return {
    keyId,
    keySecret,
    ledger,
    refundKeys,
    orderCapture,
    timers,
    webhooks,
    switchboard,
    holds,
    /** Turns off every fault, releases waiting calls and events, and restores the seed. */
    reset(): void {
      timers.end();
      holds.end();
      webhooks.reset();
      switchboard.reset();
      ledger.reset();
      refundKeys.clear();
      orderCapture.clear();
    },
    close(): void {
      timers.end();
      holds.end();
      webhooks.close();
    },
  };
}

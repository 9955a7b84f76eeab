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
  webhookUrl: string;
  seed: LedgerSeed;
}

export type Account = ReturnType<typeof createAccount>;

export function createAccount(options: AccountOptions) {
  const { accountId, keyId, keySecret, webhookSecret: secret, webhookUrl: url } = options;
  const ledger = new Ledger(options.seed);
  const refundKeys: RefundKeys = new Map();
  /** The IDs of orders whose payments are captured whatever the dashboard's setting is. */
  const capturedOrders = new Set<string>();
  /** Scheduled ends of refunds. */
  const timers = new Timers();
  const switchboard = new Switchboard();
  const webhooks = createWebhooks({ accountId, url, secret, switchboard });
  return {
    keyId,
    keySecret,
    ledger,
    refundKeys,
    capturedOrders,
    timers,
    webhooks,
    switchboard,
    /** Turns off every fault, removes the events, and restores the seed. */
    reset(): void {
      timers.end();
      webhooks.reset();
      switchboard.reset();
      ledger.reset();
      refundKeys.clear();
      capturedOrders.clear();
    },
    close(): void {
      timers.end();
      webhooks.close();
    },
  };
}

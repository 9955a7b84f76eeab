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
  /** The secret before the last rotation. */
  previousWebhookSecret: string;
  webhookUrl: string;
  seed: LedgerSeed;
}

export type Account = ReturnType<typeof createAccount>;

/** The one merchant account that the sandbox serves. */
export function createAccount(options: AccountOptions) {
  const { accountId, keyId, keySecret, webhookSecret, previousWebhookSecret } = options;
  const ledger = new Ledger(options.seed);
  const refundKeys: RefundKeys = new Map();
  /** The capture that orders ask for. The dashboard's setting applies to all others. */
  const orderCapture = new Map<string, 'automatic' | 'manual'>();
  /** Changes of payments and refunds that will happen without a command. */
  const timers = new Timers();
  const switchboard = new Switchboard();
  /** The calls of the API that hang. */
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
    /** Turns every fault off, releases what the faults hold, and returns to the seed. */
    reset(): void {
      timers.end();
      holds.end();
      webhooks.reset();
      switchboard.reset();
      ledger.reset();
      refundKeys.clear();
      orderCapture.clear();
    },
    /** Cancels everything that is waiting or running. */
    close(): void {
      timers.end();
      holds.end();
      webhooks.close();
    },
  };
}

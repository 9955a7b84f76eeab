import { createFaultyWebhooks, type Webhooks } from './faults/faulty-webhooks.ts';
import { Switchboard } from './faults/switchboard.ts';
import type { WebhookSwitches } from './faults/switches.ts';
import { Ledger, type LedgerSeed } from './ledger.ts';
import { RefundKeys } from './api/idempotency-keys.ts';
import { Holds, Timers } from './timers.ts';
import { createWebhookSender } from './webhooks/webhook-sender.ts';

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

/** The one merchant account that the sandbox serves. */
export interface Account {
  keyId: string;
  keySecret: string;
  ledger: Ledger;
  refundKeys: RefundKeys;
  /** Changes of payments and refunds that will happen without a command. */
  timers: Timers;
  webhooks: Webhooks;
  switchboard: Switchboard;
  /** The calls of the API that hang. */
  holds: Holds;
  /** Turns every fault off, releases what the faults hold, and returns to the seed. */
  reset(): void;
  /** Cancels everything that is waiting or running. */
  close(): void;
}

export function createAccount(options: AccountOptions): Account {
  const ledger = new Ledger(options.seed);
  const refundKeys = new RefundKeys();
  const timers = new Timers();
  const switchboard = new Switchboard();
  const holds = new Holds();
  const sender = createWebhookSender({
    accountId: options.accountId,
    url: options.webhookUrl,
    secret: () => signingSecret(options, switchboard.current.webhooks.secret),
  });
  const webhooks = createFaultyWebhooks({
    sender,
    switchboard,
    earlierPayment: (id) => ledger.payments.earlier(id),
  });
  return {
    keyId: options.keyId,
    keySecret: options.keySecret,
    ledger,
    refundKeys,
    timers,
    webhooks,
    switchboard,
    holds,
    reset() {
      timers.clear();
      holds.release();
      webhooks.reset();
      switchboard.reset();
      ledger.reset();
      refundKeys.clear();
    },
    close() {
      timers.clear();
      holds.release();
      webhooks.close();
    },
  };
}

function signingSecret(
  { webhookSecret, previousWebhookSecret }: AccountOptions,
  which: WebhookSwitches['secret'],
): string {
  switch (which) {
    case 'current':
      return webhookSecret;
    case 'previous':
      return previousWebhookSecret;
    case 'wrong':
      return `not ${webhookSecret}`;
  }
}

import { Ledger, type LedgerSeed } from './ledger.ts';
import { RefundKeys } from './refunds/refund-keys.ts';
import { Timers } from './timers.ts';
import { createWebhookSender, type WebhookSender } from './webhooks/webhook-sender.ts';

export interface AccountOptions {
  accountId: string;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** The secret before a rotation. */
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
  timers: Timers;
  webhooks: WebhookSender;
  /** Ends everything that is under way. */
  close(): void;
}

export function createAccount(options: AccountOptions): Account {
  const timers = new Timers();
  const webhooks = createWebhookSender({
    accountId: options.accountId,
    url: options.webhookUrl,
    secret: options.webhookSecret,
  });
  return {
    keyId: options.keyId,
    keySecret: options.keySecret,
    ledger: new Ledger(options.seed),
    refundKeys: new RefundKeys(),
    timers,
    webhooks,
    close() {
      timers.clear();
      webhooks.close();
    },
  };
}

import type { Ledger } from './ledger.ts';
import type { WebhookSender } from './webhooks/webhook-sender.ts';

/** The one merchant account that the sandbox serves. */
export interface Account {
  id: string;
  keyId: string;
  keySecret: string;
  ledger: Ledger;
  webhooks: WebhookSender;
}

export function unixSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

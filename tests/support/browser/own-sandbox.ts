import type { LedgerSeed } from '../../../dev/razorpay-sandbox/ledger.ts';
import { startRazorpaySandbox } from '../../../dev/razorpay-sandbox/server.ts';

export const ownKeyId = 'rzp_test_own';

/** Starts a sandbox for one test, which sends its events to `webhookUrl`. */
export function startOwnSandbox(seed: LedgerSeed, webhookUrl = 'http://127.0.0.1:9/webhook') {
  return startRazorpaySandbox({
    port: 0,
    accountId: 'acc_00000000000001',
    keyId: ownKeyId,
    keySecret: 'key_secret',
    webhookSecret: 'whsec_test',
    previousWebhookSecret: 'whsec_previous',
    webhookUrl,
    seed,
  });
}

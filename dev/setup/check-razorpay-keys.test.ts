import { expect, it } from 'vitest';
import { openSandbox, testAccount } from '../razorpay-sandbox/open-sandbox.ts';
import { checkRazorpayKeys } from './check-razorpay-keys.ts';

const { keyId, keySecret } = testAccount;

it('accepts the keys of the account only', async () => {
  const { url } = await openSandbox();
  await checkRazorpayKeys(keyId, keySecret, url);
  await expect(checkRazorpayKeys(keyId, 'wrong', url)).rejects.toThrow(
    'Razorpay refuses the keys (401)',
  );
});

it('says that Razorpay does not answer', async () => {
  await expect(checkRazorpayKeys(keyId, keySecret, 'http://127.0.0.1:9')).rejects.toThrow(
    "Razorpay doesn't answer",
  );
});

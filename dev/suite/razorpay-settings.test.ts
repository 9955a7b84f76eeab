import { expect, it } from 'vitest';
import { readRazorpaySettings, sandboxSettings } from './razorpay-settings.ts';

const keys = { RAZORPAY_KEY_ID: 'rzp_test_abc', RAZORPAY_KEY_SECRET: 'secret' };

it('uses the sandbox if no keys are set', () => {
  expect(readRazorpaySettings({})).toEqual(sandboxSettings);
});

it('uses real test keys; without a webhook secret webhooks are refused', () => {
  const real = { isSandbox: false, keyId: 'rzp_test_abc', keySecret: 'secret' };
  const none = { accountId: '', webhookSecret: 'none', previousWebhookSecret: 'none' };
  expect(readRazorpaySettings(keys)).toEqual({ ...real, ...none });
  const account = {
    RAZORPAY_ACCOUNT_ID: 'acc_1',
    RAZORPAY_WEBHOOK_SECRET: 'new',
    RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'old',
  };
  const given = { accountId: 'acc_1', webhookSecret: 'new', previousWebhookSecret: 'old' };
  expect(readRazorpaySettings({ ...keys, ...account })).toEqual({ ...real, ...given });
});

it('refuses live keys and half a pair', () => {
  const live = { ...keys, RAZORPAY_KEY_ID: 'rzp_live_abc' };
  expect(() => readRazorpaySettings(live)).toThrow(/not a test key/);
  expect(() => readRazorpaySettings({ RAZORPAY_KEY_ID: 'rzp_test_abc' })).toThrow(/set both/);
});

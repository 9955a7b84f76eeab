import { describe, expect, it } from 'vitest';
import { readRazorpaySettings } from './razorpay-settings.ts';

describe('readRazorpaySettings', () => {
  it('uses the sandbox if no keys are set', () => {
    expect(readRazorpaySettings({}).isSandbox).toBe(true);
  });

  it('uses real test keys; without a webhook secret webhooks are refused', () => {
    const keys = { RAZORPAY_KEY_ID: 'rzp_test_abc', RAZORPAY_KEY_SECRET: 'secret' };
    expect(readRazorpaySettings(keys)).toEqual({
      isSandbox: false,
      accountId: '',
      keyId: 'rzp_test_abc',
      keySecret: 'secret',
      webhookSecret: 'none',
      previousWebhookSecret: 'none',
    });
  });

  it('uses the account and both webhook secrets of real keys if they are set', () => {
    const environment = {
      RAZORPAY_KEY_ID: 'rzp_test_abc',
      RAZORPAY_KEY_SECRET: 'secret',
      RAZORPAY_ACCOUNT_ID: 'acc_1',
      RAZORPAY_WEBHOOK_SECRET: 'new',
      RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'old',
    };
    expect(readRazorpaySettings(environment)).toMatchObject({
      accountId: 'acc_1',
      webhookSecret: 'new',
      previousWebhookSecret: 'old',
    });
  });

  it('refuses live keys', () => {
    const keys = { RAZORPAY_KEY_ID: 'rzp_live_abc', RAZORPAY_KEY_SECRET: 'secret' };
    expect(() => readRazorpaySettings(keys)).toThrow(/not a test key/);
  });

  it('refuses half a pair', () => {
    expect(() => readRazorpaySettings({ RAZORPAY_KEY_ID: 'rzp_test_abc' })).toThrow(/set both/);
  });
});

import { describe, expect, it } from 'vitest';
import { readFirebaseConfig } from './firebase-config.ts';
import { functionProxies } from './serve-web-hot.ts';
import { readStartSettings } from './settings.ts';

describe('functionProxies', () => {
  it.each([
    ['/v1/countries/IN/states', '/demo-site/asia-south1/locations/v1/countries/IN/states'],
    ['/razorpay-webhook', '/demo-site/asia-south1/razorpayWebhook/razorpay-webhook'],
    ['/razorpay-webhook-log', undefined],
    ['/cart', undefined],
  ])('sends %s to %s', async (path, target) => {
    const proxies = functionProxies(await readFirebaseConfig(), readStartSettings({}));
    const [, proxy] =
      Object.entries(proxies).find(([pattern]) => new RegExp(pattern).test(path)) ?? [];
    expect(proxy?.rewrite?.(path)).toBe(target);
  });
});

import { createHmac } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { endpoints } from '../../../functions/shared/endpoints.ts';
import { anOpenOrder, type OpenPayable } from '../../support/functions/payments/payments.ts';
import { read } from '../../support/functions/stored.ts';
import { suite } from '../../support/functions/suite.ts';
import { anEvent, deliver, deliverRaw } from '../../support/functions/payments/webhooks.ts';

let opened: OpenPayable;
let body: string;
let signature: string;
beforeAll(async () => {
  opened = await anOpenOrder();
  body = JSON.stringify(anEvent('payment.captured', opened.payment));
  signature = sign(body, suite.razorpayWebhookSecret);
});

it.each<[string, () => string | undefined]>([
  ['no signature', () => undefined],
  ['an empty signature', () => ''],
  ['a signature by another secret', () => sign(body, 'another secret')],
  ['a signature by the API key’s secret', () => sign(body, suite.razorpayKeySecret)],
  ['a signature by an empty secret', () => sign(body, '')],
  [
    'a signature of a body that differs in one byte',
    () => sign(`${body} `, suite.razorpayWebhookSecret),
  ],
  ['a signature in upper case', () => signature.toUpperCase()],
  ['a truncated signature', () => signature.slice(0, 63)],
  ['a signature with another last digit', () => withOtherEnd(signature)],
  ['an arbitrary word', () => 'rubbish'],
])('fault 1, raw body lost: %s is refused with 400 and changes nothing', async (_, given) => {
  const answer = await deliverRaw(body, given());
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-signature' } });
  expect(await read(opened.order.path)).toMatchObject({ status: 'Pending' });
});

it('fault 1, raw body lost: a repeated signature header is refused', async () => {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  for (const each of [signature, signature]) headers.append('X-Razorpay-Signature', each);
  const url = suite.siteUrl + endpoints.razorpayWebhook;
  expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(400);
  expect(await read(opened.order.path)).toMatchObject({ status: 'Pending' });
});

it('fault 1, raw body lost: the signature covers slashes and non-ASCII characters as sent, not as serialised again', async () => {
  const { payment } = await anOpenOrder();
  const event = anEvent('payment.captured', { ...payment, description: 'Invoice 12/26 – ₹5' });
  expect(await deliver(event)).toMatchObject({ status: 200, body: { outcome: 'recorded' } });
  const signed = sign(JSON.stringify(event), suite.razorpayWebhookSecret);
  expect((await deliverRaw(JSON.stringify(event, null, 2), signed)).status).toBe(400);
});

function sign(content: string, secret: string): string {
  return createHmac('sha256', secret).update(content).digest('hex');
}

function withOtherEnd(signature: string): string {
  return signature.slice(0, -1) + (signature.endsWith('0') ? '1' : '0');
}

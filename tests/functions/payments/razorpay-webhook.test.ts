import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { suite } from '../../support/functions/suite.ts';
import { deliver } from '../../support/functions/payments/webhooks.ts';

const folder = resolve(import.meta.dirname, '../../fixtures/razorpay-webhooks');

it.each(globSync('*.json', { cwd: folder }).map((file) => basename(file)))(
  'the published sample %s is accepted',
  async (file) => {
    const sample = JSON.parse(readFileSync(resolve(folder, file), 'utf8')) as object;
    const { status, body } = await deliver({ ...sample, account_id: suite.razorpayAccountId });
    expect(status).toBe(200);
    expect(body.outcome).toMatch(/^(open|unmatched)$/);
  },
);

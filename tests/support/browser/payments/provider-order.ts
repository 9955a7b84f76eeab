import { expect, type Page } from '@playwright/test';
import {
  endpoints,
  type CreateRazorpayOrderAnswer,
} from '../../../../functions/shared/endpoints.ts';
import type { Account } from '../../functions/accounts/accounts.ts';
import { createOrder } from '../../functions/requests.ts';
import { payInSandbox } from '../../functions/payments/sandbox.ts';
import { read, type Stored } from '../../functions/stored.ts';

/** Call it before the click that sends the request. */
export async function nextProviderOrder(page: Page): Promise<CreateRazorpayOrderAnswer> {
  const answer = await page.waitForResponse(`**${endpoints.createRazorpayOrder}`);
  return (await answer.json()) as CreateRazorpayOrderAnswer;
}

/** Pays an order or invoice outside the browser. Resolves once it is Paid. */
export async function payElsewhere(
  account: Account,
  type: 'invoice' | 'product_order',
  payable: Stored,
): Promise<void> {
  const { body } = await createOrder(account, { ...payable, type });
  await payInSandbox(body.id);
  await expect.poll(() => read(payable.path)).toMatchObject({ status: 'Paid' });
}

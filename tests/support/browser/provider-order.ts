import type { Page } from '@playwright/test';
import { endpoints, type CreateRazorpayOrderAnswer } from '../../../functions/shared/endpoints.ts';

/** What the server answers when the page next asks for a payment. Call it before the click that does. */
export async function nextProviderOrder(page: Page): Promise<CreateRazorpayOrderAnswer> {
  const answer = await page.waitForResponse(`**${endpoints.createRazorpayOrder}`);
  return (await answer.json()) as CreateRazorpayOrderAnswer;
}

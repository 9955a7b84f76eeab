import type { Page } from '@playwright/test';
import { serverErrors, type ServerErrorCode } from '../../../../functions/shared/server-errors.ts';

/** From now on our server refuses what a page asks for there. Resolves with the sentence that it says. */
export async function refuse(page: Page, endpoint: string, code: ServerErrorCode): Promise<string> {
  const { status, message } = serverErrors[code];
  await page.route(endpoint, (route) => route.fulfill({ status, json: { message, code } }));
  return message;
}

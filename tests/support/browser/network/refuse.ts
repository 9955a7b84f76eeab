import type { Page } from '@playwright/test';
import { serverErrors, type ServerErrorCode } from '../../../../functions/shared/server-errors.ts';

/** Resolves to the message of the error. */
export async function refuse(page: Page, endpoint: string, code: ServerErrorCode): Promise<string> {
  const { status, message } = serverErrors[code];
  await page.route(endpoint, (route) => route.fulfill({ status, json: { message, code } }));
  return message;
}

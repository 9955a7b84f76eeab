import type { Page } from '@playwright/test';
import type { Account } from '../functions/accounts.ts';
import { returnAs } from './return-as.ts';

/** Makes the browser one in which this guest has signed in before. */
export async function returnAsGuest(page: Page, guest: Account): Promise<void> {
  await returnAs(page, guest, { isAnonymous: true });
}

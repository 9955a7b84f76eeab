import type { Page } from '@playwright/test';
import { withTokenOfAge, type Account } from '../functions/accounts.ts';
import { returnAs } from './return-as.ts';

/**
 * Makes the browser one in which this guest signed in a minute ago: what ends sessions leaves those alone
 * that began in the same second.
 */
export async function returnAsGuest(page: Page, guest: Account): Promise<void> {
  await returnAs(page, withTokenOfAge(guest, 60), { isAnonymous: true });
}

import { expect, type Page } from '@playwright/test';
import { lettersTo } from './mailbox.ts';

/** The links of the letters that verify an address, newest first. */
export async function verificationLinksTo(email: string): Promise<string[]> {
  const letters = await lettersTo(email);
  return letters.flatMap(({ text }) => /https?:\S+mode=verifyEmail\S*/.exec(text)?.[0] ?? []);
}

/** The link of the newest letter, as soon as one has come. */
export async function awaitVerificationLink(email: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    [link] = await verificationLinksTo(email);
    expect(link).toBeDefined();
  }).toPass();
  return link ?? '';
}

/** Whether the signed-in account's token says that the address is verified, as rules and functions read it. */
export async function isVerifiedByToken(page: Page): Promise<boolean> {
  const token = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        indexedDB.open('firebaseLocalStorageDb').addEventListener('success', ({ target }) => {
          const kept = (target as IDBOpenDBRequest).result
            .transaction('firebaseLocalStorage')
            .objectStore('firebaseLocalStorage')
            .getAll();
          kept.addEventListener('success', () => {
            const [user] = kept.result as {
              value: { stsTokenManager: { accessToken: string } };
            }[];
            resolve(user?.value.stsTokenManager.accessToken ?? '');
          });
        });
      }),
  );
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() || '{}';
  return (JSON.parse(claims) as { email_verified?: boolean }).email_verified === true;
}

import { expect } from '@playwright/test';
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

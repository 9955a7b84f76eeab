import { expect } from '@playwright/test';
import type { ActionMode } from '../../../functions/shared/account-actions.ts';
import { suite } from '../functions/suite.ts';
import { lettersTo } from './mailbox.ts';

/** The links of one kind in the letters to an address, newest first. */
export async function linksTo(email: string, mode: ActionMode): Promise<string[]> {
  const letters = await lettersTo(email);
  const link = new RegExp(`https?:\\S+/account/action\\?mode=${mode}\\S*`);
  return letters.flatMap(({ text }) => link.exec(text)?.[0] ?? []);
}

/** The link of the newest letter, as soon as one has come. */
export async function awaitLink(email: string, mode: ActionMode): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    [link] = await linksTo(email, mode);
    expect(link).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return link ?? '';
}

/** Follows a link that verifies an address, in another browser. */
export async function followElsewhere(link: string): Promise<void> {
  const answer = await fetch(
    `http://${suite.authHost}/identitytoolkit.googleapis.com/v1/accounts:update?key=test`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ oobCode: new URL(link).searchParams.get('oobCode') }),
    },
  );
  expect(answer.status).toBe(200);
}

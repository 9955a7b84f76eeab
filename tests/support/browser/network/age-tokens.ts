import type { BrowserContext } from '@playwright/test';
import { tokenWith } from '../../functions/accounts/accounts.ts';

/** Has the authentication service tell of sign-ins so long ago. Returns what ends it. */
export async function ageTokens(
  context: BrowserContext,
  seconds: number,
): Promise<() => Promise<void>> {
  const asked = /accounts:signInWithPassword|securetoken\.googleapis\.com/;
  await context.route(asked, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as Record<string, string>;
    const signInSeconds = Math.floor(Date.now() / 1000) - seconds;
    const isSignIn = body['idToken'] !== undefined;
    // The page takes the token of the sign-in for a new one; a renewed one tells the server's time.
    const claims = { auth_time: signInSeconds, ...(isSignIn && { iat: signInSeconds }) };
    for (const name of ['idToken', 'id_token', 'access_token']) {
      if (body[name] !== undefined) body[name] = tokenWith(body[name], claims);
    }
    await route.fulfill({ response, json: body });
  });
  return () => context.unroute(asked);
}

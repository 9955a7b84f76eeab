import type { BrowserContext } from '@playwright/test';
import { tokenWith } from '../../functions/accounts/accounts.ts';

/** Makes logins and renewed tokens report a login `seconds` ago. Returns a function that stops this. */
export async function ageTokens(
  context: BrowserContext,
  seconds: number,
): Promise<() => Promise<void>> {
  const pattern = /accounts:signInWith(Password|Idp)|securetoken\.googleapis\.com/;
  await context.route(pattern, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as Record<string, string>;
    const signInSeconds = Math.floor(Date.now() / 1000) - seconds;
    const isSignIn = body['idToken'] !== undefined;
    // A login's token must look newly issued, so its `iat` is moved back too. A renewed token keeps the server's
    // time.
    const claims = { auth_time: signInSeconds, ...(isSignIn && { iat: signInSeconds }) };
    for (const name of ['idToken', 'id_token', 'access_token']) {
      if (body[name] !== undefined) body[name] = tokenWith(body[name], claims);
    }
    await route.fulfill({ response, json: body });
  });
  return () => context.unroute(pattern);
}

import type { loadAppCheck } from '../../lib/load-app-check.ts';

/** Without a token, the server decides whether to accept the request. */
export async function appCheckHeaders(
  load: NonNullable<typeof loadAppCheck>,
): Promise<Record<string, string>> {
  try {
    const { appCheckToken } = await load();
    return { 'X-Firebase-AppCheck': await appCheckToken() };
  } catch (error) {
    console.warn('App Check gave no token', error);
    return {};
  }
}

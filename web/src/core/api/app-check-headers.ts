import type { loadAppCheck } from '../../lib/load-app-check.ts';

/** What proves to our server that a request comes from the site; without a proof the server decides. */
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

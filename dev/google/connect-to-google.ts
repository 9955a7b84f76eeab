import { getAccessToken } from 'firebase-tools/lib/apiv2.js';
import { getGlobalDefaultAccount } from 'firebase-tools/lib/auth.js';
import { requireAuth } from 'firebase-tools/lib/requireAuth.js';
import { Problem } from '../suite/problem.ts';
import { googleOf, type Google } from './google.ts';

/**
 * Connects with the account of `firebase login`, or in CI with the environment's credentials. Throws a Problem if
 * there are none. In a rehearsal, `GOOGLE_APIS` is the address of the stand-in.
 */
export async function connectToGoogle(projectId: string): Promise<Google> {
  await requireAuth({ ...getGlobalDefaultAccount(), project: projectId }).catch(() => {
    throw new Problem("You aren't logged in at Google. Run: npx firebase login");
  });
  return googleOf(projectId, getAccessToken, process.env['GOOGLE_APIS']);
}

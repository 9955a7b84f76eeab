import { serverErrors } from '@shared/server-errors.ts';
import { currentUser } from '../../lib/current-user.ts';
import { ApiError, networkError } from './api-error.ts';
import { postJson } from './request.ts';

/**
 * Sends a request with the user's ID token, if there is one. Leaves the session if the server rejects it. Rejects
 * with an ApiError.
 */
export async function asUser<Answer>(
  send: (headers: Record<string, string>) => Promise<Answer>,
): Promise<Answer> {
  const token = await idToken();
  try {
    return await send(token === undefined ? {} : { Authorization: `Bearer ${token}` });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unauthenticated') void leave(error);
    throw error;
  }
}

/** Rejects with an ApiError. */
export function postAsUser(path: string, body: object): Promise<unknown> {
  return asUser((headers) => postJson(path, body, { headers }));
}

async function idToken(): Promise<string | undefined> {
  try {
    return await (await currentUser())?.getIdToken();
  } catch (error) {
    throw (await isOver(error))
      ? new ApiError('unauthenticated', serverErrors.unauthenticated.message)
      : networkError();
  }
}

/**
 * Returns whether the session has ended, and notifies the customer if so. Firebase renews no token of an ended
 * session.
 */
async function isOver(error: unknown): Promise<boolean> {
  try {
    const { notifyIfSessionEnded } = await import('./leave-ended-session.ts');
    return notifyIfSessionEnded(error);
  } catch {
    // The code does not load, so the server is out of reach.
    return false;
  }
}

async function leave(refusal: ApiError): Promise<void> {
  try {
    const { leaveEndedSession } = await import('./leave-ended-session.ts');
    await leaveEndedSession(refusal);
  } catch (error) {
    console.warn('Error leaving the session', error);
  }
}

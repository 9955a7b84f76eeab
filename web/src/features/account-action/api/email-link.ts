import type {
  ApplyEmailLinkAnswer,
  EmailLinkRequest,
  ReadEmailLinkAnswer,
} from '@shared/accounts/account-actions.ts';
import { endpoints } from '@shared/endpoints.ts';
import { ApiError } from '../../../core/api/api-error.ts';
import { postAsUser } from '../../../core/api/as-user.ts';
import { postJson } from '../../../core/api/request.ts';
import { loadAuthentication } from '../../../core/session/start-session.ts';

/** Asks the server what one of our links does for the current user. Changes nothing. Rejects with an ApiError. */
export async function readEmailLink(code: string): Promise<ReadEmailLinkAnswer> {
  await loadAuthentication();
  const request: EmailLinkRequest = { code };
  const answer = await postAsUser(endpoints.readEmailLink, request).catch((error: unknown) => {
    // The session has ended, so the request goes out without a user.
    if (error instanceof ApiError && error.code === 'unauthenticated') {
      return postJson(endpoints.readEmailLink, request);
    }
    throw error;
  });
  return answer as ReadEmailLinkAnswer;
}

/** Applies one of our links. The call is safe to repeat. Rejects with an ApiError. */
export async function applyEmailLink(code: string): Promise<ApplyEmailLinkAnswer> {
  const request: EmailLinkRequest = { code };
  return (await postAsUser(endpoints.applyEmailLink, request)) as ApplyEmailLinkAnswer;
}

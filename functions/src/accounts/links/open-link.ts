import type { UserRecord } from 'firebase-admin/auth';
import type { Request } from 'firebase-functions/https';
import * as z from 'zod';
import type { EmailLinkRequest } from '../../../shared/accounts/account-actions.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import { accountEmailLimits } from '../../platform/config.ts';
import { deletions } from '../../platform/documents.ts';
import { findEmailLink, type FoundEmailLink } from '../../platform/email-links.ts';
import { auth, isAccountMissing } from '../../platform/firebase.ts';
import { addressLimits } from '../../platform/http/address-limits.ts';
import { countRequest } from '../../platform/http/count-requests.ts';
import { parseBody } from '../../platform/http/parse-body.ts';
import type { Session } from '../../platform/sessions/authenticate.ts';
import { linkActions } from './link-actions.ts';

const body = z.object({ code: z.string().min(1).max(500) }) satisfies z.ZodType<EmailLinkRequest>;

/**
 * Returns the link of the request's code, with its account and its action. Throws `invalid-request`,
 * `too-many-requests`, and `link-spent` for a link that no longer fits its account.
 */
export async function openLink(request: Request) {
  const { code } = parseBody(request, body);
  await countRequest(addressLimits(request, 'email-link-', accountEmailLimits.address.value()));
  const found = await findEmailLink(code);
  const action = found && linkActions[found.link.mode];
  const user = found && (await findOpenAccount(found));
  if (!action || !user || !action.isCurrent(found.link, user)) throw new ServerError('link-spent');
  return { found, action, user };
}

async function findOpenAccount({ link: { uid } }: FoundEmailLink): Promise<UserRecord | undefined> {
  try {
    const [user, deletion] = await Promise.all([auth.getUser(uid), deletions.doc(uid).get()]);
    return user.disabled || deletion.exists ? undefined : user;
  } catch (error) {
    if (isAccountMissing(error)) return undefined;
    throw error;
  }
}

/**
 * Returns whether a session may apply an account's links. A guest's token may not, though it stays valid after the
 * account was linked.
 */
export function isSessionOf(uid: string, { token, user }: Session): boolean {
  return user.uid === uid && token.firebase.sign_in_provider !== 'anonymous';
}

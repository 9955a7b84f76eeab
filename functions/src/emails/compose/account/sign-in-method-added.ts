import type { UserRecord } from 'firebase-admin/auth';
import { actionPath } from '../../../../shared/accounts/account-actions.ts';
import { formatIndianTime } from '../../../../shared/values/indian-time.ts';
import { paths } from '../../../../shared/paths.ts';
import { site } from '../../../../shared/site.ts';
import type { OutboxEntry } from '../../../outbox/outbox-entry.ts';
import { countRequestedEmail } from '../../../outbox/requested-emails.ts';
import { createEmailLink } from '../../../platform/email-links.ts';
import { auth, isAccountMissing } from '../../../platform/firebase.ts';
import { providerOf, signInMethods } from '../../../platform/sessions/sign-in-methods.ts';
import { factsBlock, type EmailContent } from '../../email-content.ts';
import { findCustomer } from '../find-customer.ts';
import { refuseBeyondLimit } from '../refuse-beyond-limit.ts';
import { greeting, type Recipient } from '../messages/entered-text.ts';
import { Undeliverable } from '../undeliverable.ts';

const linkLifeMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Goes to the owner's address, which the account may have lost. Throws Undeliverable if the method is confirmed.
 */
export async function composeSignInMethodAdded(
  entry: OutboxEntry,
  id: string,
): Promise<EmailContent> {
  const { uid, accountEmail: address, method } = entry;
  if (uid === null || address === undefined || method === undefined) {
    throw new Undeliverable('no-address');
  }
  const account = await readAccount(uid);
  const { name, ...customer } = await findCustomer({ uid, recipientEmail: address, path: null });
  const isVerified = customer.isVerified && customer.address === address;
  // The blocking function runs before Firebase adds the method, so it may still be missing here.
  const added = signInMethods(account).find(({ mark }) => mark === method);
  if (added?.isTrusted) throw new Undeliverable('outdated');
  const owner = { address, name, isVerified };
  // A stranger's account with this address can add methods without calling the server, so emails are counted here.
  const beyondLimit = await countRequestedEmail(address);
  await refuseBeyondLimit({ ...entry, ...(beyondLimit && { beyondLimit }) }, id, owner);
  const link = { mode: 'confirmMethod', uid, email: address, method } as const;
  return signInMethodAdded({
    owner,
    provider: providerOf(method),
    signsInAs: added?.email,
    addedAt: entry.createdAt.toDate(),
    path: actionPath('confirmMethod', await createEmailLink(link, linkLifeMs)),
  });
}

interface AddedMethod {
  owner: Recipient;
  /** The provider's id at Firebase, such as `password`. */
  provider: string;
  /** The address of the method, which a stranger may have chosen. */
  signsInAs: string | undefined;
  addedAt: Date;
  path: string;
}

export function signInMethodAdded({
  owner,
  provider,
  signsInAs,
  addedAt,
  path,
}: AddedMethod): EmailContent {
  const method = provider === 'password' ? 'A password' : 'A Google account';
  return {
    to: owner,
    subject: `New login method for your ${site.name} account`,
    preheader: "If this wasn't you, please act now.",
    tone: 'warning',
    status: 'Your account',
    heading: 'New login method',
    blocks: [
      greeting(owner),
      `${method} was added to your account. You can now use it to log in.`,
      factsBlock({
        'Added on': formatIndianTime(addedAt),
        'Logs in as': (owner.isVerified && signsInAs) || null,
      }),
      'If this was you, please confirm it. Until you do, it will be removed if you reset your password or log out everywhere.',
      { kind: 'button', label: 'It was me', path },
      { kind: 'note', text: 'The link expires in seven days.' },
      "If it wasn't you, don't press the button. Choose “Log out everywhere” in your profile, which also removes unconfirmed login methods. If you can't log in, choose “Forgot password?” on the login screen, or contact us.",
      { kind: 'button', label: 'Go to your profile', path: paths.profileSettings },
    ],
    reason:
      "You're receiving this email because a login method was added to your account. You can't opt out of security emails.",
  };
}

async function readAccount(uid: string): Promise<UserRecord> {
  return auth.getUser(uid).catch((error: unknown) => {
    throw isAccountMissing(error) ? new Undeliverable('gone') : error;
  });
}

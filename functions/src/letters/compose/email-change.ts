import { site } from '../../../shared/site.ts';
import type { OutboxEntry } from '../../outbox/outbox-entry.ts';
import { auth, isAccountMissing } from '../../platform/firebase.ts';
import type { EmailContent } from '../email-content.ts';
import { readOwner, refuseLate } from './account-letters.ts';
import { actionLink } from './action-link.ts';
import { Undeliverable } from './undeliverable.ts';

/** Lets the owner of the new address confirm it, unless another account has it. */
export async function composeEmailChange(entry: OutboxEntry): Promise<EmailContent> {
  const { givenEmail } = entry;
  if (givenEmail === null) throw new Undeliverable('no-address');
  const { address } = await readOwner(entry);
  refuseLate(entry);
  if (await hasAccount(givenEmail)) throw new Undeliverable('outdated');
  const link = auth.generateVerifyAndChangeEmailLink(address, givenEmail);
  return emailChange(givenEmail, await actionLink('verifyAndChangeEmail', link));
}

async function hasAccount(email: string): Promise<boolean> {
  return auth.getUserByEmail(email).then(
    () => true,
    (error: unknown) => {
      if (isAccountMissing(error)) return false;
      throw error;
    },
  );
}

/** `path` is that of the link. Names nobody: a customer can enter the address of a stranger. */
export function emailChange(address: string, path: string): EmailContent {
  return {
    to: { address },
    subject: `Confirm your new email address for ${site.name}`,
    preheader: 'The link works once. Please use it within an hour.',
    tone: 'action',
    status: 'Your account',
    heading: 'Confirm your new email address',
    blocks: [
      'Hello,',
      `Somebody asked to use this email address for their account with ${site.name}. If it was you, please confirm it. From then on you log in with this address, and our letters come here.`,
      { kind: 'button', label: 'Use this address', path },
      { kind: 'note', text: 'The link works once. Please use it within an hour.' },
      {
        kind: 'note',
        text: 'Did you not ask for this? Then there is nothing that you need to do, and the address is not used.',
      },
    ],
    reason:
      'You get this letter because somebody entered this email address as the new one of their account.',
  };
}

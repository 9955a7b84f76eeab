import { paths } from '../../../../shared/paths.ts';
import { formatIndianTime } from '../../../../shared/values/indian-time.ts';
import { site } from '../../../../shared/site.ts';
import type { OutboxEntry } from '../../../outbox/outbox-entry.ts';
import { factsBlock, type EmailContent } from '../../email-content.ts';
import { readOwner } from './account-emails.ts';
import { refuseBeyondLimit } from '../refuse-beyond-limit.ts';
import { greeting, type Recipient } from '../messages/entered-text.ts';

export async function composePasswordChanged(
  entry: OutboxEntry,
  id: string,
): Promise<EmailContent> {
  const owner = await readOwner(entry);
  await refuseBeyondLimit(entry, id, owner);
  return passwordChanged(owner, entry.createdAt.toDate());
}

export function passwordChanged(owner: Recipient, changedAt: Date): EmailContent {
  return {
    to: owner,
    subject: `Your ${site.name} password was changed`,
    preheader: "If this wasn't you, please act now.",
    tone: 'warning',
    status: 'Your account',
    heading: 'Your password was changed',
    blocks: [
      greeting(owner),
      "The password for your account was changed. You'll need the new one on your other devices.",
      factsBlock({ 'Changed on': formatIndianTime(changedAt) }),
      "If this was you, you don't need to do anything.",
      "If it wasn't you, choose “Forgot password?” on the login screen to set a new one, then contact us.",
      { kind: 'button', label: 'Go to your profile', path: paths.profileSettings },
    ],
    reason:
      "You're receiving this email because your account's password was changed. You can't opt out of security emails.",
  };
}

import { paths } from '../../../shared/paths.ts';
import { formatIndianTime } from '../../../shared/indian-time.ts';
import { site } from '../../../shared/site.ts';
import type { OutboxEntry } from '../../outbox/outbox-entry.ts';
import { factsBlock, type EmailContent } from '../email-content.ts';
import { readOwner } from './account-letters.ts';
import { refuseBeyondLimit } from './refuse-beyond-limit.ts';
import { greeting, type Recipient } from './typed-text.ts';

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
    subject: `Your password for ${site.name} was changed`,
    preheader: 'If you did not change it, please act now.',
    tone: 'warning',
    status: 'Your account',
    heading: 'Your password was changed',
    blocks: [
      greeting(owner),
      'The password of your account was changed. Other devices on which you were logged in ask for the new one.',
      factsBlock({ 'Changed on': formatIndianTime(changedAt) }),
      'Was it you? Then there is nothing that you need to do.',
      'Was it not you? Then please choose “Forgot password?” at the login to set another one, and write to us.',
      { kind: 'button', label: 'Go to your profile', path: paths.profileSettings },
    ],
    reason:
      'You get this letter because the password of your account was changed. Letters of this kind cannot be switched off.',
  };
}

import { newOutboxEntry } from '../../outbox/new-outbox-entry.ts';
import { outbox } from '../../outbox/outbox-entry.ts';
import type { FoundEmailLink } from '../../platform/email-links.ts';
import type { Session } from '../../platform/sessions/authenticate.ts';
import { endSessions } from '../../platform/sessions/end-sessions.ts';
import { requireTrustedMethod } from '../../platform/sessions/require-trusted-method.ts';
import { isOfGoogle } from '../../platform/sessions/proven-address.ts';
import { followAddress } from '../methods/follow-address.ts';
import { recordAddress, setAddress } from './record-address.ts';

/**
 * Gives the account its new address and ends its sessions, as Firebase does after such a change. If the former
 * address was the owner's, it gets an email with a link to restore it. Throws `link-spent`, and
 * `method-not-confirmed` unless the session began with a trusted method.
 */
export async function changeAddress(
  found: FoundEmailLink,
  { token, user }: Session,
): Promise<void> {
  const { uid, email, formerEmail } = found.link;
  // A request repeated after a crash finds the address changed, and with it the method of its session.
  if (user.email !== email) {
    requireTrustedMethod({ token, user });
    await setAddress(uid, { email });
  }
  await followAddress(uid);
  await endSessions(uid);
  await recordAddress(found, [token.auth_time], (batch, before) => {
    if (formerEmail === null) return;
    if (before?.email !== formerEmail && !isOfGoogle(user, formerEmail)) return;
    const about = { uid, accountEmail: formerEmail };
    batch.create(
      outbox.doc(`email_changed_${found.snapshot.id}`),
      newOutboxEntry('email_changed', about),
    );
  });
}

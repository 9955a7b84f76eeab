import { newOutboxEntry } from '../../outbox/new-outbox-entry.ts';
import { outbox } from '../../outbox/outbox-entry.ts';
import { firestore } from '../../platform/firebase.ts';

interface EmailChange {
  uid: string;
  /** The account's current address. */
  email: string;
  newEmail: string;
}

/** Queues two emails. The new address gets the link; the current one is notified of the request. */
export async function requestEmailChange({ uid, email, newEmail }: EmailChange): Promise<void> {
  const about = { uid, accountEmail: email };
  const batch = firestore.batch();
  batch.create(
    outbox.doc(),
    newOutboxEntry('email_change', { ...about, recipientEmail: newEmail }),
  );
  batch.create(outbox.doc(), newOutboxEntry('email_change_requested', about));
  await batch.commit();
}

import { onDocumentCreated, onDocumentDeleted } from 'firebase-functions/firestore';
import { collections, userCollections } from '../../shared/collections.ts';
import { region } from '../platform/config.ts';
import { eraseEmailsAbout } from '../outbox/erase-emails.ts';
import { openMessage } from './open-message.ts';
import { queueContactNotice } from './queue-contact-notice.ts';

export const notifyOfVisitorMessage = notifyOfMessagesIn(collections.anonymousQueries);

export const notifyOfAccountMessage = notifyOfMessagesIn(
  `${collections.users}/{uid}/${userCollections.queries}`,
);

/** The database deletes a message when it expires, and an administrator can delete it earlier. */
export const eraseEmailsOfMessage = onDocumentDeleted(
  {
    region,
    retry: true,
    maxInstances: 10,
    document: `${collections.anonymousQueries}/{queryId}`,
  },
  async ({ data }) => {
    if (data) await eraseEmailsAbout(data.ref.path);
  },
);

/** Creates a trigger whose steps are safe to repeat, because an event can arrive more than once. */
function notifyOfMessagesIn(collection: string) {
  return onDocumentCreated(
    { region, retry: true, maxInstances: 10, document: `${collection}/{queryId}` },
    async ({ data }) => {
      if (!data) return;
      await openMessage(data.ref);
      await queueContactNotice(data.ref);
    },
  );
}

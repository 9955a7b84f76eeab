import { onDocumentCreated, onDocumentDeleted } from 'firebase-functions/firestore';
import { collections, userCollections } from '../../shared/collections.ts';
import { region } from '../platform/config.ts';
import { forgetEmailsAbout } from '../outbox/forget-emails.ts';
import { openMessage } from './open-message.ts';
import { queueContactNotice } from './queue-contact-notice.ts';

export const noticeVisitorMessage = noticeIn(collections.anonymousQueries);

export const noticeAccountMessage = noticeIn(
  `${collections.users}/{uid}/${userCollections.queries}`,
);

/** The database deletes a message that expires, and an administrator can delete one before. */
export const forgetVisitorMessage = onDocumentDeleted(
  {
    region,
    retry: true,
    maxInstances: 10,
    document: `${collections.anonymousQueries}/{queryId}`,
  },
  async ({ data }) => {
    if (data) await forgetEmailsAbout(data.ref.path);
  },
);

/** An event arrives at least once, and again after a failure. */
function noticeIn(collection: string) {
  return onDocumentCreated(
    { region, retry: true, maxInstances: 10, document: `${collection}/{queryId}` },
    async ({ data }) => {
      if (!data) return;
      await openMessage(data.ref);
      await queueContactNotice(data.ref);
    },
  );
}

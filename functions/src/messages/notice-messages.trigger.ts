import { onDocumentCreated } from 'firebase-functions/firestore';
import { collections, userCollections } from '../../shared/collections.ts';
import { region } from '../platform/config.ts';
import { queueContactNotice } from './queue-contact-notice.ts';

/** An event arrives at least once, and again after a failure. */
const options = { region, retry: true, maxInstances: 10 };

export const noticeVisitorMessage = onDocumentCreated(
  { ...options, document: `${collections.anonymousQueries}/{queryId}` },
  async ({ data }) => {
    if (data) await queueContactNotice(data.ref);
  },
);

export const noticeAccountMessage = onDocumentCreated(
  { ...options, document: `${collections.users}/{uid}/${userCollections.queries}/{queryId}` },
  async ({ data }) => {
    if (data) await queueContactNotice(data.ref);
  },
);

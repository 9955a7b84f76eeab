import { expect } from 'vitest';
import { proveAddress } from '../accounts/accounts.ts';
import { firestore } from '../../../../functions/src/platform/firebase.ts';
import { storeAcknowledgement } from '../outbox.ts';
import { storeMessage, storeVisitorMessage } from '../stored.ts';
import { type Actions, type Asked, asked, stored, entriesAbout } from './request.ts';

export const messageActions = {
  'resend-email': async () => {
    const id = await storeAcknowledgement({ state: 'failed' });
    const underWay = (['held', 'digested', 'queued', 'sending'] as const).map(async (state) => {
      const change = { id: await storeAcknowledgement({ state }) };
      return [change, 'changed-since'] satisfies Asked['wrong'][number];
    });
    return {
      path: `mail/${id}`,
      request: asked({ action: 'resend-email', id }),
      done: { before: { state: 'failed' }, after: { state: 'queued' } },
      // A sent acknowledgement no longer has an address.
      late: expect.stringMatching(/^(changed-since|no-address-left)$/) as string,
      wrong: [
        [{ id: 'none' }, 'record-missing'],
        [{ id: '../x' }, 'invalid-request'],
        ...(await Promise.all(underWay)),
      ],
    };
  },
  'dismiss-email': async () => {
    const id = await storeAcknowledgement({ state: 'failed', failureReason: 'address' });
    return {
      path: `mail/${id}`,
      request: asked({ action: 'dismiss-email', id, note: 'Told on the phone.' }),
      done: { before: { state: 'failed' }, after: { state: 'dropped' } },
      wrong: [
        [{ id: 'none' }, 'record-missing'],
        [{ id: '../x' }, 'invalid-request'],
        [{ id: await storeAcknowledgement({ state: 'sent' }) }, 'changed-since'],
      ],
    };
  },
  'note-message': async (owner) => {
    const { id, path } = await storeMessage(owner, 'Please call me.');
    const message = { uid: owner.uid, id };
    return {
      path,
      look: () => entriesAbout(path, 'note-message'),
      request: asked({ action: 'note-message', message, note: 'Called, no answer.' }),
      done: { before: {}, after: {} },
      late: null,
      wrong: [
        [{ message: { ...message, id: 'none' } }, 'message-deleted'],
        [{ message: { ...message, uid: '../x' } }, 'invalid-request'],
      ],
    };
  },
  'close-messages': async (owner) => {
    const message = await storeMessage(owner, 'Thank you.');
    const done = await storeMessage(owner, 'Thank you.');
    await firestore.doc(done.path).update({ isOpen: false });
    const name = { uid: owner.uid, id: message.id };
    const messages = [name];
    return {
      path: message.path,
      look: async () => (await stored(message.path))?.['isOpen'] !== false,
      request: asked({ action: 'close-messages', messages, note: 'A greeting.' }),
      done: { before: { isOpen: true }, after: { isOpen: false } },
      wrong: [
        [{ messages: [{ ...name, id: 'none' }] }, 'record-missing'],
        [{ messages: [{ ...name, uid: '../x' }] }, 'invalid-request'],
        [{ messages: [{ ...name, id: done.id }] }, 'changed-since'],
        [{ messages: [] }, 'invalid-request'],
        [{ messages: Array.from({ length: 201 }, () => name) }, 'invalid-request'],
      ],
    };
  },
  'delete-message': async (owner) => {
    const { id, path } = await storeVisitorMessage();
    const ofAccount = await storeMessage(owner, 'Thank you.');
    return {
      path,
      look: async () => (await stored(path)) !== undefined,
      request: asked({ action: 'delete-message', id }),
      done: { before: { deleted: false }, after: { deleted: true } },
      late: 'record-missing',
      wrong: [
        [{ id: 'none' }, 'record-missing'],
        [{ id: ofAccount.id }, 'record-missing'],
        [{ id: '../x' }, 'invalid-request'],
      ],
    };
  },
  'reply-to-message': async (owner) => {
    await proveAddress(owner);
    const message = await storeMessage(owner, 'Please call me.');
    return {
      path: message.path,
      look: async () => (await stored(message.path))?.['replies'],
      request: asked({
        action: 'reply-to-message',
        message: { uid: owner.uid, id: message.id },
        text: 'Gladly.',
        replies: 0,
      }),
      done: { before: { replies: 0 }, after: { replies: 1 } },
      wrong: [
        [{ message: { uid: owner.uid, id: 'none' } }, 'message-deleted'],
        [{ message: { uid: null, id: message.id } }, 'message-deleted'],
        [{ message: { uid: '../x', id: message.id } }, 'invalid-request'],
        [{ replies: 1 }, 'changed-since'],
        [{ replies: -1 }, 'invalid-request'],
        [{ text: ' ' }, 'invalid-request'],
        [{ text: 'x'.repeat(4_001) }, 'invalid-request'],
      ],
    };
  },
} satisfies Actions;

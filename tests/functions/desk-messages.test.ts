import { expect, it } from 'vitest';
import { audit } from '../../functions/src/audit/audit-entry.ts';
import { outbox } from '../../functions/src/outbox/outbox-entry.ts';
import { signUp } from '../support/functions/accounts.ts';
import { actions } from '../support/functions/desk-actions/actions.ts';
import { ask, stored } from '../support/functions/desk-actions/asked.ts';
import { aStaffMember } from '../support/functions/staff.ts';

it('a reply goes out by letter to the address of the form, and stays under the message', async () => {
  const { path, request } = await actions['reply-to-message'](await signUp());
  expect(await ask(await aStaffMember(), request)).toMatchObject({ status: 200 });
  const { replies, email } = (await stored(path)) ?? {};
  expect(replies).toMatchObject([{ id: request.key, text: 'Gladly.' }]);
  expect((await outbox.doc(`reply_${request.key}`).get()).data()).toMatchObject({
    kind: 'message_answered',
    path,
    givenEmail: email,
    replyId: request.key,
  });
});

it('a note about a message is in the audit alone: its customer reads the message', async () => {
  const { path, request } = await actions['note-message'](await signUp());
  const before = await stored(path);
  expect(await ask(await aStaffMember(), request)).toMatchObject({ status: 200 });
  expect(await stored(path)).toEqual(before);
  expect((await audit.doc(request.key).get()).data()).toMatchObject({ note: 'Called, no answer.' });
});

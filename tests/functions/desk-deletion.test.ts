import { expect, it } from 'vitest';
import { auth } from '../../functions/src/platform/firebase.ts';
import { signUp } from '../support/functions/accounts.ts';
import { asked, ask, stored } from '../support/functions/desk-actions/asked.ts';
import { aStuckDeletion } from '../support/functions/desk-actions/works.ts';
import { aStaffMember } from '../support/functions/staff.ts';

it('a deletion that is tried again deletes the account', async () => {
  const { uid } = await signUp();
  await aStuckDeletion(uid, 'receipts');
  const request = asked({ action: 'retry-deletion', uid });
  expect(await ask(await aStaffMember(), request)).toMatchObject({ status: 200 });
  expect(await stored(`deletions/${uid}`)).toMatchObject({ step: 'finished' });
  await expect(auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
});

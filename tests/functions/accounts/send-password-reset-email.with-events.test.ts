import { expect, it, vi } from 'vitest';
import { endpoints } from '../../../functions/shared/endpoints.ts';
import { outbox } from '../../../functions/src/outbox/outbox-entry.ts';
import { auth } from '../../../functions/src/platform/firebase.ts';
import { anAddress, signUp } from '../../support/functions/accounts/accounts.ts';
import { countUpTo } from '../../support/functions/count-up-to.ts';
import { documentsNaming } from '../../support/functions/documents-naming.ts';
import { subjectsTo } from '../../support/functions/outbox.ts';
import { post } from '../../support/functions/requests.ts';

const accepted = { status: 200, body: { status: 'accepted' } };

const url = endpoints.sendPasswordResetEmail;

it('send-password-reset-email sends an email only to a known address, with the same answer for an unknown one', async () => {
  const [{ email }, unknown] = [await signUp(), anAddress()];
  expect(await post(url, { email: unknown })).toEqual(accepted);
  expect(await post(url, { email: `\u200E ${email.toUpperCase()}\u200B` })).toEqual(accepted);
  await expect.poll(() => subjectsTo(email)).toEqual(['Reset your Example Recovery password']);
  await expect.poll(() => documentsNaming(unknown)).toEqual([]);
  expect(await subjectsTo(unknown)).toEqual([]);
});

it('send-password-reset-email looks up no account, so its timing reveals nothing', async () => {
  const { email } = await signUp();
  const lookUps = [
    vi.spyOn(auth, 'getUserByEmail'),
    vi.spyOn(auth, 'getUser'),
    vi.spyOn(auth, 'generatePasswordResetLink'),
  ];
  for (const entered of [email, anAddress()]) {
    expect(await post(url, { email: entered })).toEqual(accepted);
  }
  for (const lookUp of lookUps) expect(lookUp).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

it("send-password-reset-email flags requests beyond a mailbox's limit, however the address is written, with the same answer", async () => {
  const email = anAddress();
  await countUpTo(4, `password-reset-email:${email}`);
  const added = vi.spyOn(outbox, 'add');
  const spellings = [email, email, email.toUpperCase(), email.replace('@', '+tag@')];
  for (const same of spellings) {
    expect(await post(url, { email: same })).toEqual(accepted);
  }
  const beyond = added.mock.calls.map(([{ beyondLimit }]) => beyondLimit);
  expect(beyond).toEqual([undefined, 'mailbox', 'mailbox', 'mailbox']);
  vi.restoreAllMocks();
});

it.each([
  ['nothing', {}],
  ['an incomplete address', { email: 'asha@' }],
  ['two addresses', { email: 'asha@example.com, all@example.com' }],
])('send-password-reset-email answers 400 to %s', async (_, body) => {
  expect(await post(url, body)).toMatchObject({
    status: 400,
    body: { code: 'invalid-request' },
  });
});

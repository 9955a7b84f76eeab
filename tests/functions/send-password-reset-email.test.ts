import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { endpoints } from '../../functions/shared/endpoints.ts';
import { sendPasswordResetEmail } from '../../functions/src/accounts/security/send-password-reset-email.endpoint.ts';
import { outbox } from '../../functions/src/outbox/outbox-entry.ts';
import { auth } from '../../functions/src/platform/firebase.ts';
import { signUp } from '../support/functions/accounts.ts';
import { countUpTo } from '../support/functions/count-up-to.ts';
import { documentsNaming } from '../support/functions/documents-naming.ts';
import { subjectsTo } from '../support/functions/outbox.ts';
import { post } from '../support/functions/requests.ts';
import { serve } from '../../dev/suite/serve-handler.ts';

const accepted = { status: 200, body: { status: 'accepted' } };
const tooMany = { status: 429, body: { code: 'too-many-requests' } };

let url: string;
beforeAll(async () => {
  url = await serve('sendPasswordResetEmail', sendPasswordResetEmail);
});

describe('send-password-reset-email', () => {
  it('sends a letter to an account, and to an unknown address none; both get the same answer', async () => {
    const [{ email }, unknown] = [await signUp(), anAddress()];
    expect(await ask(unknown)).toEqual(accepted);
    expect(await ask(` ${email.toUpperCase()} `)).toEqual(accepted);
    await expect
      .poll(() => subjectsTo(email), { timeout: 20_000 })
      .toEqual(['Choose a new password for Example Recovery']);
    await expect.poll(() => documentsNaming(unknown), { timeout: 20_000 }).toEqual([]);
    expect(await subjectsTo(unknown)).toEqual([]);
  });

  it('looks for no account, so that its time tells nothing either', async () => {
    const { email } = await signUp();
    const lookUps = [
      vi.spyOn(auth, 'getUserByEmail'),
      vi.spyOn(auth, 'getUser'),
      vi.spyOn(auth, 'generatePasswordResetLink'),
    ];
    for (const typed of [email, anAddress()]) {
      expect(await post(url, { email: typed })).toEqual(accepted);
    }
    for (const lookUp of lookUps) expect(lookUp).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('queues no more than the address: neither a code nor an account', async () => {
    const email = anAddress();
    const added = vi.spyOn(outbox, 'add');
    await post(url, { email });
    expect(added.mock.calls).toMatchObject([
      [{ kind: 'password_reset', uid: null, path: null, givenEmail: email }],
    ]);
    vi.restoreAllMocks();
  });

  it.each(['known', 'unknown'])(
    'notes what is beyond the limit of a mailbox, however its address is written, and answers the same: %s',
    async (which) => {
      const email = which === 'known' ? (await signUp()).email : anAddress();
      const [local = '', domain = ''] = email.split('@');
      await countUpTo(4, `password-reset-email:${email}`);
      const added = vi.spyOn(outbox, 'add');
      const spellings = [email, email, email.toUpperCase(), `${local}+tag@${domain}`];
      for (const same of spellings) {
        expect(await post(url, { email: same })).toEqual(accepted);
      }
      const beyond = added.mock.calls.map(([{ beyondLimit }]) => beyondLimit);
      expect(beyond).toEqual([undefined, 'mailbox', 'mailbox', 'mailbox']);
      vi.restoreAllMocks();
    },
  );

  it('limits the requests from an address', async () => {
    const address = randomUUID();
    await countUpTo(999, `account-letter-address:${address}`);
    expect(await askFrom(address)).toEqual(accepted);
    expect(await askFrom(address)).toMatchObject(tooMany);
    expect(await askFrom(randomUUID())).toEqual(accepted);
  });

  it.each([
    ['nothing', {}],
    ['null', 'null'],
    ['half an address', { email: 'asha@' }],
    ['several addresses', { email: ['asha@example.com'] }],
    ['two addresses', { email: 'asha@example.com, all@example.com' }],
    ['a long address', { email: `${'x'.repeat(320)}@example.com` }],
  ])('answers 400 to %s', async (_, body) => {
    expect(await post(url, body)).toMatchObject({
      status: 400,
      body: { code: 'invalid-request' },
    });
  });
});

function ask(email: string) {
  return post(endpoints.sendPasswordResetEmail, { email });
}

/** Hosting adds its own address to that of the browser. */
function askFrom(address: string) {
  const headers = { 'X-Forwarded-For': `${address}, 198.51.100.1` };
  return post(url, { email: anAddress() }, headers);
}

function anAddress(): string {
  return `${randomUUID()}@example.com`;
}

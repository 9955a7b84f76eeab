import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../functions/shared/endpoints.ts';
import { outbox, type LetterKind } from '../../functions/src/outbox/outbox-entry.ts';
import { auth } from '../../functions/src/platform/firebase.ts';
import { age, signedInAgo, signUp, signUpGuest } from '../support/functions/accounts.ts';
import { countUpTo } from '../support/functions/count-up-to.ts';
import { subjectsTo } from '../support/functions/outbox.ts';
import { post, postAs } from '../support/functions/requests.ts';

const accepted = { status: 200, body: { status: 'accepted' } };
const tooMany = { status: 429, body: { code: 'too-many-requests' } };
const invalid = { status: 400, body: { code: 'invalid-request' } };
const { sendVerificationEmail, sendPasswordResetEmail, changeEmail, reportPasswordChange } =
  endpoints;
const perEmail = 5;
const perAddress = 1000;

describe('send-password-reset-email', () => {
  it('answers an unknown address as a known one, and sends it nothing', async () => {
    const { email } = await signUp();
    const unknown = anAddress();
    for (const typed of [unknown, ` ${email.toUpperCase()} `]) {
      expect(await post(sendPasswordResetEmail, { email: typed })).toEqual(accepted);
    }
    // The known one came second, so that the unknown one has had its time.
    await expect.poll(() => subjectsTo(email)).toEqual([expect.stringMatching(/^Choose a new/)]);
    await expect.poll(() => entriesTo(unknown)).toHaveLength(0);
    expect(await subjectsTo(unknown)).toEqual([]);
  });

  it('takes as long for both', async () => {
    const { email } = await signUp();
    const durations = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < perEmail; round += 1) {
      durations.known.push(await durationOf(email));
      durations.unknown.push(await durationOf(anAddress()));
    }
    const difference = Math.abs(median(durations.known) - median(durations.unknown));
    expect(difference).toBeLessThan(150);
  });

  it('limits a mailbox, however its address is written, whether or not it has an account', async () => {
    const { email } = await signUp();
    for (const typed of [email, anAddress()]) {
      await countUpTo(perEmail, `password-reset-email:${typed}`);
      const tagged = typed.replace('@', '+tag@').toUpperCase();
      expect(await post(sendPasswordResetEmail, { email: tagged })).toMatchObject(tooMany);
    }
    expect(await subjectsTo(email)).toEqual([]);
  });

  it('limits a browser’s address', async () => {
    const address = randomUUID();
    await countUpTo(perAddress, `account-letter-address:${address}`);
    const answer = await post(
      sendPasswordResetEmail,
      { email: anAddress() },
      { 'X-Forwarded-For': address },
    );
    expect(answer).toMatchObject(tooMany);
  });

  it.each([{}, { email: '' }, { email: 'asha@' }, { email: ['asha@example.com'] }])(
    'answers 400 to %j',
    async (body) => {
      expect(await post(sendPasswordResetEmail, body)).toMatchObject(invalid);
    },
  );
});

describe('send-verification-email', () => {
  it('sends a letter to the account’s address until it is verified', async () => {
    const account = await signUp();
    expect(await postAs(account, sendVerificationEmail, {})).toEqual(accepted);
    await expect
      .poll(() => subjectsTo(account.email))
      .toEqual([expect.stringMatching(/^Verify your e-mail address/)]);
    await auth.updateUser(account.uid, { emailVerified: true });
    expect(await postAs(account, sendVerificationEmail, {})).toEqual(accepted);
    expect(await kindsOf(account.uid)).toEqual(['email_verification']);
  });

  it.each(['user', 'email'] as const)('limits the letters of one %s', async (of) => {
    const account = await signUp();
    const subject = { user: account.uid, email: account.email }[of];
    await countUpTo(perEmail, `verification-${of}:${subject}`);
    expect(await postAs(account, sendVerificationEmail, {})).toMatchObject(tooMany);
    expect(await kindsOf(account.uid)).toEqual([]);
  });

  it('has nothing for a guest', async () => {
    expect(await postAs(await signUpGuest(), sendVerificationEmail, {})).toMatchObject(invalid);
  });
});

describe('change-email', () => {
  it('sends a letter to the new address, and tells the present one', async () => {
    const account = await signUp();
    const newEmail = anAddress();
    expect(await postAs(account, changeEmail, { newEmail })).toEqual(accepted);
    await expect.poll(() => subjectsTo(newEmail)).toHaveLength(1);
    await expect
      .poll(() => subjectsTo(account.email))
      .toEqual([expect.stringMatching(/^A new e-mail address/)]);
    expect(await auth.getUser(account.uid)).toMatchObject({ email: account.email });
  });

  it('answers the same, and sends no link, if another account has the address', async () => {
    const [account, other] = await Promise.all([signUp(), signUp()]);
    expect(await postAs(account, changeEmail, { newEmail: other.email })).toEqual(accepted);
    await expect.poll(() => subjectsTo(account.email)).toHaveLength(1);
    await expect.poll(() => statesOf(account.uid)).toMatchObject({ email_change: 'failed' });
    expect(await subjectsTo(other.email)).toEqual([]);
  });

  it('wants a recent sign-in', async () => {
    const account = await signUp();
    await age(account);
    const old = signedInAgo(account, 6 * 60, 'password');
    expect(await postAs(old, changeEmail, { newEmail: anAddress() })).toMatchObject({
      status: 403,
      body: { code: 'sign-in-too-old' },
    });
    expect(await kindsOf(account.uid)).toEqual([]);
  });

  it('refuses the present address, a guest, and an account without a password', async () => {
    const account = await signUp();
    const guest = await signUpGuest();
    const newEmail = anAddress();
    expect(await postAs(account, changeEmail, { newEmail: account.email })).toMatchObject(invalid);
    expect(await postAs(guest, changeEmail, { newEmail })).toMatchObject(invalid);
  });

  it.each(['user', 'email'] as const)('limits the letters of one %s', async (of) => {
    const account = await signUp();
    const newEmail = anAddress();
    const subject = { user: account.uid, email: newEmail }[of];
    await countUpTo(perEmail, `change-email-${of}:${subject}`);
    expect(await postAs(account, changeEmail, { newEmail })).toMatchObject(tooMany);
    expect(await kindsOf(account.uid)).toEqual([]);
  });
});

describe('report-password-change', () => {
  it('believes nobody: without a change there is no letter', async () => {
    const account = await signUp();
    await age(account);
    expect(await postAs(account, reportPasswordChange, {})).toEqual(accepted);
    expect(await kindsOf(account.uid)).toEqual([]);
  });
});

it.each([sendVerificationEmail, changeEmail, reportPasswordChange, endpoints.signOutEverywhere])(
  '%s refuses a visitor',
  async (path) => {
    expect(await post(path, { newEmail: anAddress() })).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    });
  },
);

function anAddress(): string {
  return `${randomUUID().slice(0, 13)}@example.org`;
}

async function durationOf(email: string): Promise<number> {
  const startedAt = performance.now();
  expect(await post(sendPasswordResetEmail, { email })).toEqual(accepted);
  return performance.now() - startedAt;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function entriesTo(email: string) {
  return (await outbox.where('givenEmail', '==', email).get()).docs;
}

async function kindsOf(uid: string): Promise<LetterKind[]> {
  return Object.keys(await statesOf(uid)) as LetterKind[];
}

/** The states of an account's letters by their kind. */
async function statesOf(uid: string): Promise<Partial<Record<LetterKind, string>>> {
  const letters = await outbox.where('uid', '==', uid).get();
  return Object.fromEntries(
    letters.docs.map((letter) => [letter.data().kind, letter.data().state]),
  );
}

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { actionPath } from '../../../functions/shared/accounts/account-actions.ts';
import { findEmailLink } from '../../../functions/src/platform/email-links.ts';
import { auth } from '../../../functions/src/platform/firebase.ts';
import type { EmailKind } from '../../../functions/shared/messages/email-kinds.ts';
import { outbox } from '../../../functions/src/outbox/outbox-entry.ts';
import {
  anAddress,
  type Account,
  proveAddress,
  signUp,
} from '../../support/functions/accounts/accounts.ts';
import { beginDeletion } from '../../support/functions/accounts/customers.ts';
import { documentsNaming } from '../../support/functions/documents-naming.ts';
import {
  addressOf,
  expectDropped,
  expectErased,
  mailServerForEachTest,
  sendAndRead,
} from '../../support/functions/email-reader.ts';
import { readEmail, storeEmail } from '../../support/functions/outbox.ts';
import { codeIn, linkGoogle } from '../../support/functions/accounts/sign-in-methods.ts';
import { minutesAgo } from '../../support/functions/stored.ts';

mailServerForEachTest();

describe('an email with a link', () => {
  it('links to our own page, and stores neither its code nor the address of a reset', async () => {
    const secrets: string[] = [];
    for (const [kind, mode] of [
      ['email_verification', 'verifyEmail'],
      ['password_reset', 'resetPassword'],
      ['email_change', 'changeEmail'],
      ['email_changed', 'restoreEmail'],
    ] as const) {
      const { id, to } = await store(kind);
      const mail = await sendAndRead(id);
      expect(addressOf(mail)).toBe(to);
      const link = /https:\S+oobCode=\S+/.exec(mail.text ?? '')?.[0] ?? '';
      const code = new URL(link).searchParams.get('oobCode') ?? '';
      expect(code).not.toBe('');
      expect(link).toBe(`https://site.example${actionPath(mode, code)}`);
      expect(mail.html).toContain(code);
      secrets.push(code, ...(kind === 'password_reset' ? [to] : []));
    }
    expect(await documentsNaming(...secrets)).toEqual([]);
  });

  it.each<EmailKind>(['email_verification', 'email_change'])(
    '%s is not sent when the address of the account has changed',
    async (kind) => {
      const { id, account } = await store(kind);
      await auth.updateUser(account.uid, { email: anAddress() });
      await expectDropped(id);
    },
  );

  it('is not sent to verify an address that is verified', async () => {
    const { id, account } = await store('email_verification');
    await proveAddress(account);
    await expectDropped(id);
  });

  it('voids the link of an earlier change, and is not sent after the email of a later one', async () => {
    const account = await signUp();
    const [late, early] = [
      await store('email_change', account),
      await store('email_change', account),
    ];
    await outbox.doc(late.id).update({ createdAt: minutesAgo(1) });
    await expectDropped(late.id);
    const first = codeIn((await sendAndRead(early.id)).text);
    const later = await store('email_change', account);
    const second = codeIn((await sendAndRead(later.id)).text);
    expect(await findEmailLink(first)).toBeUndefined();
    expect(await findEmailLink(second)).toMatchObject({
      link: { mode: 'changeEmail', email: later.to, formerEmail: account.email },
    });
  });

  it('is not sent to a new address that another account has taken, and loses that address', async () => {
    const { id, to } = await store('email_change');
    await auth.createUser({ email: to });
    await expectDropped(id);
    expect(await readEmail(id)).toMatchObject({ recipientEmail: null });
  });

  it.each<EmailKind>(['password_reset', 'email_change'])(
    '%s is not sent an hour after the request',
    async (kind) => {
      const { id } = await store(kind);
      await outbox.doc(id).update({ createdAt: minutesAgo(61) });
      await expectDropped(id);
    },
  );

  it.each<EmailKind>(['email_verification', 'password_reset', 'email_change'])(
    '%s is not sent to an account that is being deleted',
    async (kind) => {
      const { id, account } = await store(kind);
      await beginDeletion(account.uid);
      await expectErased(id);
    },
  );
});

describe('a password reset', () => {
  it('is deleted with its address if there is no account, or only a disabled one', async () => {
    const account = await signUp();
    await auth.updateUser(account.uid, { disabled: true });
    for (const recipientEmail of [anAddress(), account.email]) {
      await expectErased(await storeEmail('password_reset', { recipientEmail }));
    }
  });

  it('tells the owner of a Google account that there is no password, without a reset link', async () => {
    const email = anAddress();
    const { uid } = await auth.createUser({ email });
    await linkGoogle(uid, { uid: randomUUID(), email });
    const mail = await sendAndRead(await storeEmail('password_reset', { recipientEmail: email }));
    expect(mail.subject).toMatch(/^You log in to .* with Google$/);
    expect(mail.text).not.toContain('oobCode');
  });

  it('greets an owner with a verified address by name', async () => {
    const account = await signUp({ withProfile: true });
    const { id } = await store('password_reset', account);
    await proveAddress(account);
    expect((await sendAndRead(id)).text).toContain('Hello Asha Example,');
  });
});

it('the notice about a change of address goes to the previous address, even after the change', async () => {
  const { id, account } = await store('email_change_requested');
  await auth.updateUser(account.uid, { email: anAddress() });
  const mail = await sendAndRead(id);
  expect(addressOf(mail)).toBe(account.email);
  expect(mail.text).not.toContain('oobCode');
});

async function store(kind: EmailKind, owner?: Account) {
  const account = owner ?? (await signUp());
  const { uid, email } = account;
  const isChange = kind === 'email_change';
  const to = isChange || kind === 'email_changed' ? anAddress() : email;
  const about =
    kind === 'password_reset'
      ? { recipientEmail: email }
      : {
          uid,
          accountEmail: kind === 'email_changed' ? to : email,
          recipientEmail: isChange ? to : null,
        };
  return { id: await storeEmail(kind, about), account, to };
}

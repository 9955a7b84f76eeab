import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sendDueEmails } from '../../../functions/src/emails/send/send-due-emails.ts';
import { sendEmail } from '../../../functions/src/emails/send/send-email.ts';
import { sendEmails } from '../../../functions/src/emails/send-emails.schedule.ts';
import { outbox } from '../../../functions/src/outbox/outbox-entry.ts';
import type { Email } from '../../../functions/src/platform/mail/email.ts';
import { storeProfile } from '../../support/functions/accounts/accounts.ts';
import { mailServerForEachTest, server } from '../../support/functions/email-reader.ts';
import {
  anEmailSender,
  clockAhead,
  dueSince,
  readEmail,
  storeAcknowledgement,
} from '../../support/functions/outbox.ts';
import { storeConfirmation } from '../../support/functions/payments/payment-emails.ts';
import { deleteAll, storeOrder } from '../../support/functions/stored.ts';
import { politely, startScriptedServer } from '../../support/smtp-servers.ts';

// The suite's own functions queue emails in the background, so this test uses another project's database.
vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-emails'));
// The logger keeps the console that exists when it loads.
const logged = vi.hoisted(() => vi.spyOn(console, 'error').mockReturnValue());

mailServerForEachTest();
beforeEach(async () => {
  logged.mockClear();
  await deleteAll(outbox);
});

describe('the schedule', () => {
  it('sends only the emails that are due and those left by a crashed sender', async () => {
    const due = await Promise.all([
      storeAcknowledgement(),
      storeAcknowledgement({ tries: 3 }),
      storeAcknowledgement({ state: 'sending', tries: 1 }),
    ]);
    const later = Timestamp.fromMillis(Date.now() + 9_000_000);
    const others = await Promise.all([
      storeAcknowledgement({ state: 'held' }),
      storeAcknowledgement({ dueAt: later }),
      storeAcknowledgement({ state: 'sending', dueAt: later }),
      storeAcknowledgement({ state: 'sent' }),
      storeAcknowledgement({ state: 'failed' }),
    ]);
    await sendDueEmails(anEmailSender(server.url));
    expect(await statesOf(due)).toEqual(['sent', 'sent', 'sent']);
    expect(await statesOf(others)).toEqual(['held', 'queued', 'sending', 'sent', 'failed']);
    expect(server.received).toHaveLength(3);
  });

  it('continues when emails fail, cannot be rendered or are refused', async () => {
    const scripted = await startScriptedServer(
      politely({ 'RCPT TO:<refused@': '550 No such user', 'RCPT TO:<later@': '450 Later' }),
    );
    const ids = await Promise.all([
      storeAcknowledgement({ dueAt: dueSince(9), recipientEmail: 'refused@example.org' }),
      storeAcknowledgement({ dueAt: dueSince(8), recipientEmail: 'later@example.org' }),
      storeAcknowledgement({ dueAt: dueSince(7), recipientEmail: 'no address' }),
      // An invalid path, because document paths have an even number of segments.
      storeAcknowledgement({ dueAt: dueSince(6), kind: 'contact_notice', path: 'a/b/c' }),
      storeAcknowledgement(),
    ]);
    await sendDueEmails(anEmailSender(scripted.url));
    expect(await statesOf(ids)).toEqual(['failed', 'queued', 'dropped', 'queued', 'sent']);
    await scripted.close();
  });

  it('sends an email once when three runs and the trigger coincide', async () => {
    const ids = await storeSome(12);
    const sender = anEmailSender(server.url);
    await Promise.all([
      ...Array.from({ length: 3 }, () => sendDueEmails(sender)),
      ...ids.map((id) => sendEmail(id, sender)),
    ]);
    expect(await statesOf(ids)).toEqual(ids.map(() => 'sent'));
    expect(server.received).toHaveLength(12);
  });

  it('sends emails about money before the 400 others of a run, even one that arrives during the run', async () => {
    await Promise.all(
      Array.from({ length: 401 }, () => storeAcknowledgement({ dueAt: dueSince(5) })),
    );
    // A run without configuration only counts the emails that it would send.
    await sendDueEmails(anEmailSender(undefined));
    expect(entries()).toMatchObject([{ due: 400 }]);

    await storeMoneyEmail('early@example.com');
    const sent: string[] = [];
    const mailer = {
      send: async ({ to }: Email) => {
        if (sent.push(to) === 10) await storeMoneyEmail('late@example.com');
      },
    };
    // Most of the others would prove nothing more, so the time of the run ends.
    const clock = () => clockAhead(sent.length < 60 ? 0 : 5)();
    await sendDueEmails(anEmailSender(undefined, { mailer, clock }));
    expect(sent.indexOf('early@example.com')).toBe(0);
    expect(sent.slice(0, 60)).toContain('late@example.com');
  });

  it('starts no email after it has run for minutes', async () => {
    await storeSome(2);
    let calls = 0;
    // The first reading is the start of the run. All later readings are too late.
    const clock = () => clockAhead(calls++ === 0 ? 0 : 5)();
    await sendDueEmails(anEmailSender(server.url, { clock }));
    expect(server.received).toEqual([]);
  });
});

describe('mail that is not configured', () => {
  it('logs one ERROR entry for each run, and leaves the emails as they are', async () => {
    const ids = await storeSome(5);
    await sendDueEmails(anEmailSender(undefined, { missing: ['SMTP_URL', 'MAIL_FROM'] }));
    expect(await statesOf(ids)).toEqual(ids.map(() => 'queued'));
    expect(entries()).toEqual([
      expect.objectContaining({
        severity: 'ERROR',
        message: expect.stringContaining('mail-not-configured'),
        missing: ['SMTP_URL', 'MAIL_FROM'],
        due: 5,
      }),
    ]);
  });

  it('logs the same when the server refuses the sender, without counting a try', async () => {
    const scripted = await startScriptedServer(politely({ 'MAIL FROM': '550 Not your domain' }));
    const ids = await storeSome(20);
    await sendDueEmails(anEmailSender(scripted.url));
    expect(await statesOf(ids)).toEqual(ids.map(() => 'queued'));
    expect(entries()).toHaveLength(1);
    const tried = scripted.lines.filter((line) => line.startsWith('MAIL FROM'));
    expect(tried.length).toBeLessThan(12);
    await scripted.close();
    await sendDueEmails(anEmailSender(server.url, { clock: clockAhead(6) }));
    for (const id of ids) expect(await readEmail(id)).toMatchObject({ state: 'sent', tries: 1 });
  });

  it.each([
    { SMTP_URL: 'none', MAIL_FROM: 'none', OPERATOR_EMAIL: 'none', SITE_URL: 'none' },
    { SMTP_URL: 'https://x', MAIL_FROM: 'Shop <x>', OPERATOR_EMAIL: 'x', SITE_URL: 'x:y' },
  ])(
    'is logged by the deployed schedule, which names the invalid parameters: %j',
    async (parameters) => {
      for (const [name, value] of Object.entries(parameters)) vi.stubEnv(name, value);
      const id = await storeAcknowledgement();
      await sendEmails.run({ scheduleTime: new Date().toISOString() });
      expect(entries()).toEqual([]);
      vi.useFakeTimers({ toFake: ['Date'], now: clockAhead(0)() });
      onTestFinished(() => void vi.useRealTimers());
      await sendEmails.run({ scheduleTime: new Date().toISOString() });
      expect(entries()).toEqual([
        expect.objectContaining({
          missing: ['SMTP_URL', 'MAIL_FROM', 'OPERATOR_EMAIL', 'SITE_URL'],
        }),
      ]);
      expect(await statesOf([id])).toEqual(['queued']);
    },
  );
});

/** Stores a payment confirmation for an address that is only in the profile. */
async function storeMoneyEmail(email: string): Promise<void> {
  const uid = randomUUID();
  await storeProfile(uid, { email });
  await storeConfirmation({ uid }, await storeOrder({ uid }));
}

function storeSome(count: number): Promise<string[]> {
  return Promise.all(Array.from({ length: count }, () => storeAcknowledgement()));
}

function statesOf(ids: readonly string[]): Promise<unknown[]> {
  return Promise.all(ids.map(async (id) => (await readEmail(id))?.state));
}

function entries(): object[] {
  return logged.mock.calls
    .map(([entry]) => JSON.parse(String(entry)) as { message: string })
    .filter(({ message }) => message.includes('mail-not-configured'));
}

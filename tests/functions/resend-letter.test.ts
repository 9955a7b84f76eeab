import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readFailedLetters } from '../../functions/src/letters/read-failed-letters.ts';
import { resendLetter } from '../../functions/src/letters/resend-letter.ts';
import type { OutboxEntry } from '../../functions/src/outbox/outbox-entry.ts';
import { signUp } from '../support/functions/accounts.ts';
import {
  readLetter,
  storeAcknowledgement,
  storeLetter,
  subjectsTo,
} from '../support/functions/outbox.ts';
import { runCommand } from '../support/functions/run-command.ts';
import { minutesAgo, storeInvoice } from '../support/functions/stored.ts';

const failed = { state: 'failed', tries: 9, unknownDeliveries: 2 } as const;

describe('resendLetter', () => {
  it('queues a failed letter, which then goes out once', async () => {
    const { id, email } = await aLetter(failed);
    const found = await Promise.all([resendLetter(id), resendLetter(id)]);
    expect(found.map((letter) => letter?.state)).toContain('failed');
    await expect
      .poll(() => readLetter(id))
      .toMatchObject({ state: 'sent', tries: 1, unknownDeliveries: 0 });
    expect(await resendLetter(id)).toMatchObject({ state: 'sent' });
    expect(await subjectsTo(email)).toHaveLength(1);
  });

  it('queues a sent letter only when asked for a second time, and never a third time', async () => {
    const { id, email } = await aLetter({ state: 'sent', sentAt: minutesAgo(5), tries: 1 });
    await resendLetter(id);
    expect(await readLetter(id)).toMatchObject({ state: 'sent' });
    await resendLetter(id, { isSecondTime: true });
    await expect.poll(() => readLetter(id)).toMatchObject({ state: 'sent', isSecondTime: true });
    const second = await readLetter(id);
    await resendLetter(id, { isSecondTime: true });
    expect(await readLetter(id)).toEqual(second);
    expect(await subjectsTo(email)).toHaveLength(1);
  });

  it.each(['held', 'digested', 'queued', 'sending'] as const)(
    'leaves a letter alone that is %s',
    async (state) => {
      const id = await storeAcknowledgement({ state });
      const before = await readLetter(id);
      expect(await resendLetter(id, { isSecondTime: true })).toMatchObject({ state });
      expect(await readLetter(id)).toEqual(before);
    },
  );

  it('finds no letter under another id', async () => {
    expect(await resendLetter(randomUUID())).toBeUndefined();
  });
});

describe('npm run letter:resend', () => {
  it('lists the failed letters, the newest first', async () => {
    const older = await aLetter({ ...failed, createdAt: minutesAgo(1) });
    const newer = await aLetter(failed);
    const listed = (await readFailedLetters(1000)).map(({ id }) => id);
    expect(listed).toEqual(expect.arrayContaining([newer.id, older.id]));
    const { code, output } = await run('');
    expect(code).toBe(0);
    expect(output).toContain('failed, number of tries: 9');
    expect(output.indexOf(newer.id)).toBeLessThan(output.indexOf(older.id));
  });

  it('says what it will do, asks, sends the letter, and can be repeated', async () => {
    const { id, email, uid } = await aLetter(failed);
    const refused = await run('n\n', id);
    expect(refused.code).toBe(1);
    for (const fact of [id, 'invoice_issued', email, uid, 'number of tries: 9', '[y/N]']) {
      expect(refused.output).toContain(fact);
    }
    expect(await readLetter(id)).toMatchObject(failed);
    const confirmed = await run('y\n', id);
    expect(confirmed).toMatchObject({ code: 0, output: expect.stringContaining('Queued.') });
    await expect.poll(() => readLetter(id)).toMatchObject({ state: 'sent' });
    const repeated = await run('', id, '--yes');
    expect(repeated).toMatchObject({
      code: 0,
      output: expect.stringContaining('To send it a second time, add --second-time.'),
    });
    expect(await subjectsTo(email)).toHaveLength(1);
    await run('', id, '--yes', '--second-time');
    await expect.poll(() => subjectsTo(email)).toHaveLength(2);
    await expect.poll(() => readLetter(id)).toMatchObject({ state: 'sent' });
    const third = await run('', id, '--yes', '--second-time');
    expect(third.output).toContain('sent a second time on');
    expect(third.output).toContain('There is nothing to do.');
    expect(await subjectsTo(email)).toHaveLength(2);
  });

  it('says that a letter has no address any more', async () => {
    const id = await storeLetter('contact_acknowledged', failed);
    expect((await run('n\n', id)).output).toMatch(/To: +no address is known/);
  });

  it.each([
    ['two ids', ['one', 'another'], 'Usage: npm run letter:resend'],
    ['an unknown id', ['unknown'], 'There is no letter "unknown".'],
    ['no id', ['mail/unknown'], '"mail/unknown" is not an id.'],
  ])('says what is wrong with its arguments: %s', async (_, args, words) => {
    expect(await run('', ...args)).toMatchObject({
      code: 1,
      output: expect.stringContaining(words),
    });
  });
});

/** A letter about an invoice of a new customer. */
async function aLetter(about: Partial<OutboxEntry>) {
  const { uid, email } = await signUp({ withProfile: true });
  const { path } = await storeInvoice({ uid });
  return { id: await storeLetter('invoice_issued', { uid, path, ...about }), uid, email };
}

function run(input: string, ...args: string[]) {
  return runCommand('letter-resend', args, input);
}

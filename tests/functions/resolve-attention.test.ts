import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AttentionKind } from '../../functions/shared/attention.ts';
import { attention } from '../../functions/src/alerts/attention-item.ts';
import { raiseAttentionNow } from '../../functions/src/alerts/raise-attention.ts';
import { readOpenAttention } from '../../functions/src/alerts/read-open-attention.ts';
import { resolveAttention } from '../../functions/src/desk/resolve.ts';
import { afterRead } from '../support/functions/crossing.ts';
import { runCommand } from '../support/functions/run-command.ts';
import { minutesAgo } from '../support/functions/stored.ts';

describe('resolveAttention', () => {
  it('resolves an item with a note, once', async () => {
    const { id, seen } = await anItem('dispute');
    expect(await resolveAttention(id, seen, ' Answered\nat Razorpay. ')).toBe('resolved');
    const resolved = await stored(id);
    expect(resolved).toMatchObject({
      resolvedAt: expect.anything(),
      note: 'Answered at Razorpay.',
    });
    expect(await resolveAttention(id, seen, 'Again.')).toBe('changed');
    expect(await stored(id)).toEqual(resolved);
  });

  it('leaves an item alone that has happened again since it was read', async () => {
    const { id, seen, raise } = await anItem('foreign');
    await attention.doc(id).update({ lastAt: minutesAgo(1) });
    await raise();
    expect(await resolveAttention(id, seen, 'Done.')).toBe('changed');
    expect(await stored(id)).toMatchObject({ resolvedAt: null, note: null, count: 2 });
  });

  it('refuses the id of no item, and a note that is empty or too long', async () => {
    const { id, seen } = await anItem('dispute');
    expect(await resolveAttention(randomUUID(), seen, 'Done.')).toBe('missing');
    for (const note of ['', ' \n', 'x'.repeat(501)]) {
      await expect(resolveAttention(id, seen, note)).rejects.toMatchObject({
        code: 'invalid-request',
      });
    }
    expect(await stored(id)).toMatchObject({ resolvedAt: null });
  });
});

describe('a resolved item', () => {
  it.each(['foreign', 'deletion_stuck', 'receipt_failed'] as const)(
    'of the kind %s is opened again, without its note, when it happens again',
    async (kind) => {
      const { id, seen, raise } = await anItem(kind);
      await resolveAttention(id, seen, 'Done.');
      await raise();
      const reopened = await stored(id);
      expect(reopened).toMatchObject({ resolvedAt: null, note: null, count: 1 });
      await raise();
      expect((await stored(id))?.createdAt).toEqual(reopened?.createdAt);
    },
  );

  it('about one event stays resolved when the event is reported again', async () => {
    const { id, seen, raise } = await anItem('dispute');
    await resolveAttention(id, seen, 'Done.');
    const resolved = await stored(id);
    await raise();
    expect(await stored(id)).toEqual(resolved);
  });

  it('is open again if it happened while the operator resolved it', async () => {
    const { id, seen, raise } = await anItem('foreign');
    afterRead(`attention/${id}`, () => resolveAttention(id, seen, 'Done.'));
    await raise();
    expect(await stored(id)).toMatchObject({ resolvedAt: null, note: null, count: 2 });
  });
});

describe('npm run attention', () => {
  it('lists the open items, those that happened last first, with their facts', async () => {
    const [old, young, resolved] = [
      await anItem('report_differs'),
      await anItem('dispute'),
      await anItem('dispute'),
    ];
    await attention.doc(old.id).update({ lastAt: minutesAgo(1) });
    await resolveAttention(resolved.id, resolved.seen, 'Done.');
    expect(await openIds()).toEqual(expect.arrayContaining([young.id, old.id]));
    const { code, output } = await run('');
    expect(code).toBe(0);
    expect(output).toMatch(new RegExp(`Id: +${young.id}`));
    expect(output).toContain('A customer disputes a payment with the bank');
    expect(output).toContain(young.seen.paymentId);
    expect(output.indexOf(young.id)).toBeLessThan(output.indexOf(old.id));
    expect(output).not.toContain(resolved.id);
  });

  it('shows an item, asks, resolves it with a note, and can be repeated', async () => {
    const { id } = await anItem('dispute');
    const resolving = ['resolve', id, '--note', 'Answered at Razorpay.'];
    const refused = await run('n\n', ...resolving);
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('Do this? [y/N]') });
    expect(await stored(id)).toMatchObject({ resolvedAt: null });
    const confirmed = await run('y\n', ...resolving);
    expect(confirmed).toMatchObject({ code: 0, output: expect.stringContaining('Resolved.') });
    const resolved = await stored(id);
    expect(resolved).toMatchObject({ note: 'Answered at Razorpay.' });
    const repeated = await run('', 'resolve', id, '--note', 'Again.', '--yes');
    expect(repeated.code).toBe(0);
    expect(repeated.output).toMatch(/Note: +Answered at Razorpay/);
    expect(repeated.output).toContain('It was resolved before. Nothing was changed.');
    expect(await stored(id)).toEqual(resolved);
  });

  it.each([
    ['no note', ['resolve', 'unmatched'], 'Usage: npm run attention'],
    ['another action', ['close', 'unmatched', '--note', 'Done.'], 'Usage: npm run attention'],
    ['a note alone', ['--note', 'Done.'], 'Usage: npm run attention'],
    ['no id', ['resolve', 'a/b', '--note', 'Done.'], '"a/b" is not an id.'],
    ['an unknown id', ['resolve', 'unknown', '--note', 'Done.'], 'no attention item "unknown"'],
    ['a long note', ['resolve', 'unmatched', '--note', 'x'.repeat(501)], '500 characters'],
  ])('says what is wrong with its arguments: %s', async (_, args, words) => {
    expect(await run('', ...args)).toMatchObject({
      code: 1,
      output: expect.stringContaining(words),
    });
  });
});

async function anItem(kind: AttentionKind) {
  // Not under the id of a counted kind, which other tests count too.
  const paymentId = `pay_${randomUUID().replaceAll('-', '').slice(0, 14)}`;
  const id = `${paymentId}_${kind}`;
  const raise = () => raiseAttentionNow({ id, kind, paymentId });
  await raise();
  const seen = await stored(id);
  if (!seen) throw new Error('The item was not stored.');
  return { id, seen: { ...seen, paymentId }, raise };
}

async function stored(id: string) {
  return (await attention.doc(id).get()).data();
}

async function openIds(): Promise<string[]> {
  return (await readOpenAttention(1000)).map(({ id }) => id);
}

function run(input: string, ...args: string[]) {
  return runCommand('attention', args, input);
}

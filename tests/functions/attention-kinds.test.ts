import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { isRecurring, type AttentionKind } from '../../functions/shared/attention.ts';
import { attentionSentences } from '../../functions/shared/attention-sentences.ts';
import { endpoints } from '../../functions/shared/endpoints.ts';
import { attention, attentionId } from '../../functions/src/alerts/attention-item.ts';
import { raiseAttentionNow } from '../../functions/src/alerts/raise-attention.ts';
import { forgetCounted } from '../support/functions/payments.ts';
import { postAs } from '../support/functions/requests.ts';
import { aStaffMember } from '../support/functions/staff.ts';

const kinds = Object.keys(attentionSentences) as AttentionKind[];

it.each(kinds)(
  'an item of the kind %s is resolved at the desk, and opened again if it recurs',
  async (kind) => {
    await forgetCounted(kind);
    const id = attentionId(kind, randomUUID());
    const raise = () => raiseAttentionNow({ id, kind, details: 'Of a test' });
    await raise();
    const { lastAt } = (await stored(id)) ?? {};
    const answer = await postAs(await aStaffMember(), endpoints.desk, {
      action: 'resolve-attention',
      key: randomUUID(),
      id,
      lastAt: { seconds: lastAt?.seconds, nanoseconds: lastAt?.nanoseconds },
      note: 'Looked at.',
    });
    expect(answer).toMatchObject({ status: 200 });
    const resolved = await stored(id);
    expect(resolved).toMatchObject({ note: 'Looked at.', resolvedAt: expect.anything() });
    await raise();
    const reopened = { resolvedAt: null, note: null, count: 1 };
    expect(await stored(id)).toMatchObject(isRecurring(kind) ? reopened : { ...resolved });
  },
);

it.each(kinds)('what to do about %s names no command', (kind) => {
  expect(Object.values(attentionSentences[kind]).join(' ')).not.toContain('npm run');
});

async function stored(id: string) {
  return (await attention.doc(id).get()).data();
}

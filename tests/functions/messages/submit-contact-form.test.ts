import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { endpoints } from '../../../functions/shared/endpoints.ts';
import { outbox } from '../../../functions/src/outbox/outbox-entry.ts';
import { aQuery } from '../../support/documents.ts';
import { post } from '../../support/functions/requests.ts';
import { storeVisitorMessage } from '../../support/functions/stored.ts';

const { firstName, email } = aQuery();
const url = endpoints.submitContactForm;

it('submit-contact-form acknowledges a message, but neither its answer nor its timing reveals whether there is one', async () => {
  const [known, unknown] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`];
  const message = await storeVisitorMessage({ email: known });
  for (const entered of [known, ` ${known} `, unknown]) {
    const startedAt = performance.now();
    expect(await post(url, { firstName: ` ${firstName} `, email: entered })).toEqual({
      status: 200,
      body: { message: "Thank you. We'll get back to you soon." },
    });
    expect(performance.now() - startedAt).toBeGreaterThan(450);
  }
  const emails = await outbox.where('path', '==', message.path).get();
  expect(emails.docs.filter((it) => it.data().kind === 'contact_acknowledged')).toHaveLength(1);
  expect((await outbox.where('recipientEmail', '==', unknown).get()).size).toBe(0);
});

it.each([
  ['nothing', {}],
  ['a list', []],
  ['null', 'null'],
  ['an empty body', ''],
  ['truncated JSON', '{"firstName":'],
  ['no address', { firstName }],
  ['no name', { email }],
  ['a blank name', { firstName: ' \u200B ', email }],
  ['a name that is not text', { firstName: 7, email }],
  ['an incomplete address', { firstName, email: 'asha@' }],
  ['several addresses', { firstName, email: [email] }],
  ['a long name', { firstName: 'x'.repeat(101), email }],
  ['a long address', { firstName, email: `${'x'.repeat(320)}@example.com` }],
])('submit-contact-form answers 400 to %s', async (_, body) => {
  expect(await post(url, body)).toMatchObject({
    status: 400,
    body: { code: 'invalid-request' },
  });
});

import { describe, expect, it } from 'vitest';
import { endpoints, type SubmitContactFormAnswer } from '../../functions/shared/endpoints.ts';
import { collections } from '../../functions/shared/collections.ts';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { aQuery } from '../support/documents.ts';
import { post } from '../support/functions/requests.ts';
import { suite } from '../support/functions/suite.ts';

const { firstName, email } = aQuery();

describe('submit-contact-form', () => {
  it('answers the same whether or not a message was stored', async () => {
    await firestore
      .collection(collections.anonymousQueries)
      .add({ ...aQuery({ email }), createdAt: new Date() });
    const known = await submit({ firstName, email });
    const unknown = await submit({ firstName, email: `never-wrote-${email}` });
    expect(known).toEqual({ status: 200, body: { message: expect.stringMatching(/./) } });
    expect(unknown).toEqual(known);
  });

  it('takes what was typed with spaces around it', async () => {
    const answer = await submit({ firstName: ` ${firstName} `, email: ` ${email} ` });
    expect(answer.status).toBe(200);
  });

  it.each([
    ['nothing', {}],
    ['a list', []],
    ['no address', { firstName }],
    ['no name', { email }],
    ['a blank name', { firstName: '  ', email }],
    ['a name that is no text', { firstName: 7, email }],
    ['half an address', { firstName, email: 'asha@' }],
    ['several addresses', { firstName, email: [email] }],
    ['a long name', { firstName: 'x'.repeat(101), email }],
    ['a long address', { firstName, email: `${'x'.repeat(320)}@example.com` }],
  ])('answers 400 to %s', async (_, body) => {
    expect(await submit(body)).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
  });

  it('answers 400 to what is no JSON', async () => {
    for (const body of ['{"firstName":', 'null', '']) {
      expect(await request({ method: 'POST', body })).toMatchObject({ status: 400 });
    }
  });

  it('refuses other methods, types and sizes', async () => {
    expect(await request({ method: 'GET' })).toMatchObject({ status: 405 });
    const form = await request({ method: 'POST', body: 'firstName=Asha', type: 'text/plain' });
    expect(form.status).toBe(415);
    const large = JSON.stringify({ firstName, email: 'x'.repeat(300_000) });
    expect(await request({ method: 'POST', body: large })).toMatchObject({ status: 413 });
  });
});

function submit(body: unknown) {
  return post<SubmitContactFormAnswer & { code?: string }>(endpoints.submitContactForm, body);
}

function request(init: { method: string; body?: string; type?: string }): Promise<Response> {
  return fetch(suite.siteUrl + endpoints.submitContactForm, {
    method: init.method,
    headers: { 'Content-Type': init.type ?? 'application/json' },
    ...(init.body !== undefined && { body: init.body }),
  });
}

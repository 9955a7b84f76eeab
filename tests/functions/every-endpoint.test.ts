import { describe, expect, it } from 'vitest';
import { endpoints as siteEndpoints } from '../../functions/shared/endpoints.ts';
import { httpFunctions } from '../support/functions/http-functions.ts';
import { suite } from '../support/functions/suite.ts';

const endpoints = await httpFunctions();
const kilobytes256 = 256 * 1024;
const formType = 'application/x-www-form-urlencoded';
/** Razorpay's page sends a form to it. */
const checkoutForm = siteEndpoints.returnFromCheckout;
const foreign = 'https://elsewhere.example';

describe.each(endpoints)('$name', ({ path, method }) => {
  const call = (init: RequestInit = {}) => fetch(suite.siteUrl + path, { method, ...init });
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

  it.each(methods.filter((it) => it !== method))('does not accept %s', async (other) => {
    const answer = await call({
      method: other,
      ...jsonOf(['GET', 'HEAD'].includes(other) ? undefined : '{}'),
    });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toBe(method);
  });

  it('lets no page of another site read its answers or send it JSON', async () => {
    const answers = [
      await call({ headers: { Origin: foreign } }),
      await call({
        method: 'OPTIONS',
        headers: {
          Origin: foreign,
          'Access-Control-Request-Method': method,
          'Access-Control-Request-Headers': 'content-type,authorization',
        },
      }),
    ];
    for (const answer of answers) {
      const names = [...answer.headers.keys()];
      expect(names.filter((it) => it.startsWith('access-control-'))).toEqual([]);
    }
  });

  it('gives errors that no cache stores and that reveal no internals', async () => {
    const answer = await call({ method: 'PUT' });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(Object.keys((await answer.json()) as object).toSorted()).toEqual(['code', 'message']);
  });
});

describe.each(endpoints.filter(({ method }) => method === 'POST'))('$name', ({ path, method }) => {
  const call = (init: RequestInit) => fetch(suite.siteUrl + path, { method, ...init });

  const isForm = path === checkoutForm;
  const types = ['text/plain', formType, 'multipart/form-data; boundary=x'];
  it.each(types.filter((type) => !(isForm && type === formType)))(
    'does not accept %s, which a page of another site could send',
    async (type) => {
      const answer = await call({ headers: { 'Content-Type': type }, body: '{}' });
      expect(answer.status).toBe(415);
    },
  );

  it('accepts at most 256 KB', async () => {
    const answer = await call(jsonOf(JSON.stringify({ text: 'x'.repeat(kilobytes256) })));
    expect(answer.status).toBe(413);
  });
});

function jsonOf(body: string | undefined): RequestInit {
  return body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body };
}

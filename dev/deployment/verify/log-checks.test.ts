import { afterAll, expect, it } from 'vitest';
import { coldStartCheck } from './cold-start-check.ts';
import { forwardedForCheck } from './forwarded-for-check.ts';
import { googleThatAnswers } from './google-that-answers.ts';
import { serveSiteStandIn } from './site-stand-in.ts';

const site = await serveSiteStandIn();
afterAll(() => site.close());

it.each([
  [[2], 'right', '2 in the last week'],
  [[1, 2, 1], 'right', '1, 2 in the last week'],
  [[1], 'wrong', 'Correct knownFronts in client-address.ts'],
  [[3], 'wrong', '3 in the last week'],
  [[], 'unknown', 'Run this command again'],
])('judges the lengths %j as %s', async (lengths, verdict, got) => {
  const entries = lengths.map((addresses) => ({ jsonPayload: { addresses } }));
  const found = await observeLengths((filter) => (filter.includes('forwarded-for') ? entries : []));
  expect(found).toEqual({ verdict, got: expect.stringContaining(got) });
});

it.each([
  [[call('0.2s'), call('4.9s')], 'right', '4.9 s for the slowest of 2 calls'],
  [[call('0.2s'), call('5.1s')], 'wrong', 'Set WEBHOOK_MIN_INSTANCES=1'],
  [[call('0.2s'), call('9s', 'old')], 'right', '0.2 s for the slowest of 1 calls'],
  [[], 'unknown', 'Run this command again'],
])('judges the calls %j as %s', async (calls, verdict, got) => {
  const google = googleThatAnswers((_, body) => ({
    entries: body?.filter.includes('razorpaywebhook') ? calls : [],
  }));
  const found = await coldStartCheck(google, pause).observe();
  expect(found).toEqual({ verdict, got: expect.stringContaining(got) });
});

it('waits for an entry that appears late', async () => {
  let asked = 0;
  const found = await observeLengths(() => {
    asked += 1;
    return asked < 3 ? [] : [{ jsonPayload: { addresses: 2 } }];
  });
  expect(found.verdict).toBe('right');
});

it('reads on after an empty page', async () => {
  const google = googleThatAnswers((_, body) =>
    body && 'pageToken' in body
      ? { entries: [{ jsonPayload: { addresses: 2 } }] }
      : { nextPageToken: 'second' },
  );
  expect(await forwardedForCheck(site.url, google, pause).observe()).toMatchObject({
    verdict: 'right',
  });
});

function observeLengths(entriesFor: (filter: string) => object[]) {
  const google = googleThatAnswers((_, body) => ({ entries: entriesFor(body?.filter ?? '') }));
  return forwardedForCheck(site.url, google, pause).observe();
}

function call(latency: string, revision = 'new') {
  return { httpRequest: { latency }, resource: { labels: { revision_name: revision } } };
}

function pause(): Promise<void> {
  return Promise.resolve();
}

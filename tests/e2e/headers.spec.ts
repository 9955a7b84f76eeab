import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/fixtures.ts';
import { visit } from '../support/browser/visit.ts';

/** Another origin on this machine: the browser would not let one from the network reach it at all. */
const otherSite = process.env['SANDBOX_URL'];
const inlineScript = /script-src-elem inline/;

test('an inline script is not run, and noticed', async ({
  page,
  consoleErrors,
  policyViolations,
}) => {
  consoleErrors.expect(/inline script/);
  policyViolations.expect(inlineScript);
  await visit(page, '/');
  const blocked = nextBlocked(page);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.wasRun = true;';
    document.head.append(script);
  });
  expect(await blocked).toBe('inline');
  expect(await page.evaluate(() => 'wasRun' in globalThis)).toBe(false);
});

test('no other site can show ours in a frame', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/frame-ancestors|Framing/);
  await page.route(`${otherSite}/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  );
  await page.goto(`${otherSite}/`);
  await page.evaluate((address) => {
    const frame = document.createElement('iframe');
    frame.src = address ?? '';
    document.body.append(frame);
  }, process.env['SITE_URL']);
  const framed = () => page.frames().map((frame) => frame.url());
  await expect.poll(framed).toEqual([`${otherSite}/`, 'chrome-error://chromewebdata/']);
});

test('of Google’s script host only what sign-in loads is run', async ({
  page,
  context,
  consoleErrors,
  policyViolations,
}) => {
  consoleErrors.expect(/complete\/search/);
  policyViolations.expect(/complete\/search/);
  await context.route('https://apis.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await visit(page, '/');
  const blocked = nextBlocked(page);
  const load = (path: string) =>
    page.addScriptTag({ url: `https://apis.google.com${path}` }).then(
      () => 'run',
      () => 'refused',
    );
  const outcomes = [
    await load('/js/api.js?onload=callback'),
    await load('/_/scs/abc-static/_/js/k=gapi.lb.en/m=gapi_iframes/rt=j/cb=gapi.loaded_0?le=scs'),
    await load('/complete/search?jsonp=callback'),
  ];
  expect(outcomes).toEqual(['run', 'run', 'refused']);
  expect(await blocked).toContain('/complete/search');
});

test('a browser does not keep for long that a file of the site was missing', async ({
  page,
  request,
}) => {
  const missing = await request.get('/assets/none.js');
  expect(missing.status()).toBe(404);
  expectToBeAskedForAgain(missing.headers()['cache-control']);
  await visit(page, '/');
  const script = await page.locator('script[src^="/assets/"]').first().getAttribute('src');
  const found = await request.get(script ?? '');
  expect(found.status()).toBe(200);
  expectToBeAskedForAgain(found.headers()['cache-control']);
  expect((await request.get('/no-such-page')).headers()['cache-control']).toBe('no-cache');
});

test('every page carries the headers that protect its visitors', async ({ request }) => {
  for (const path of ['/', '/privacy', '/cart', '/profile', '/admin/', '/no-such-page']) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  }
});

/** What the policy next keeps the page from. */
function nextBlocked(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ blockedURI }) =>
          resolve(blockedURI),
        );
      }),
  );
}

/** Within an hour, and without letting anyone wait for it. */
function expectToBeAskedForAgain(caching: string | undefined): void {
  expect(caching).not.toContain('immutable');
  expect(caching).toContain('stale-while-revalidate');
  expect(Number(/max-age=(\d+)/.exec(caching ?? '')?.[1])).toBeLessThanOrEqual(60 * 60);
}

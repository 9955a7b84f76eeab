import { expect, test } from '../support/browser/fixtures.ts';
import { suite } from '../support/functions/suite.ts';
import { visit } from '../support/browser/visit.ts';

test('no inline script but our own is run, and of Google’s only what signs in', async ({
  page,
  context,
  consoleErrors,
  policyViolations,
}) => {
  consoleErrors.expect(/inline script|complete\/search/);
  policyViolations.expect(/script-src-elem inline/);
  policyViolations.expect(/complete\/search/);
  await context.route('https://apis.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await visit(page, '/terms');
  const wasRun = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.wasRun = true;';
    document.head.append(script);
    return 'wasRun' in globalThis;
  });
  expect(wasRun).toBe(false);

  const isRefused = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
          if (blockedURI.includes('/complete/search')) resolve(true);
        });
      }),
  );
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
  expect(await isRefused).toBe(true);
});

test('no page of the admin panel runs the payment provider’s script', async ({
  page,
  context,
  consoleErrors,
  policyViolations,
}) => {
  consoleErrors.expect(/checkout\.js/);
  policyViolations.expect(/checkout\.razorpay\.com/);
  policyViolations.expect(new RegExp(suite.sandboxUrl));
  await context.route('https://checkout.razorpay.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  const scripts = [
    'https://checkout.razorpay.com/v1/checkout.js',
    `${suite.sandboxUrl}/v1/checkout.js`,
  ];
  const load = (url: string) =>
    page.addScriptTag({ url }).then(
      () => 'run',
      () => 'refused',
    );
  for (const path of ['/admin/', '/admin/invoices', '/_admin.html']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to the desk');
    for (const url of scripts) expect(await load(url)).toBe('refused');
  }
  await visit(page, '/cart');
  for (const url of scripts) expect(await load(url)).toBe('run');
});

test('a browser keeps the files of the site for ever, and asks for its pages anew', async ({
  request,
}) => {
  const [, script = ''] =
    /name="scripts" content="(\S+)/.exec(await (await request.get('/')).text()) ?? [];
  const found = await request.get(script);
  expect(found.status()).toBe(200);
  expect(found.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await request.get('/')).headers()['cache-control']).toBe('no-cache');
  expect((await request.get('/no-such-page')).headers()['cache-control']).toBe('no-cache');
});

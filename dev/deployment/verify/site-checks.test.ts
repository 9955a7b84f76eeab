import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { readFirebaseConfig } from '../../suite/emulators/firebase-config.ts';
import { root } from '../../suite/folders.ts';
import { readProjectSettings } from '../project-settings.ts';
import { allChecks } from './all-checks.ts';
import { googleThatAnswers } from './google-that-answers.ts';
import { runChecks } from './run-checks.ts';
import { serveSiteStandIn, type Answer } from './site-stand-in.ts';

const { hosting } = await readFirebaseConfig();
const settings = await readProjectSettings(root, 'the-site', {});
/** The paths of Google's APIs that the last checks called. */
const asked = new Set<string>();
const site = await serveSiteStandIn();
afterAll(() => site.close());
afterEach(() => {
  site.change = (answer) => answer;
  site.features = { isTestSite: false, isAppCheckRequired: false };
});

describe('the checks of the site', () => {
  it('ask each API of Google, and find nothing wrong with a right site', async () => {
    expect(await wrongChecks()).toEqual([]);
    const groups = 'firestore/v1/projects/the-site/databases/(default)/collectionGroups/-';
    expect([...asked]).toEqual([
      `${groups}/indexes`,
      `${groups}/fields`,
      'cloudscheduler/v1/projects/the-site/locations/asia-south1/jobs',
      'logging/v2/entries:list',
    ]);
  });

  it.each<[path: string, fault: Partial<Answer>, wrong: string, got: string]>([
    ['/', { status: 500 }, 'The page /', '500'],
    ['/cart', header('X-Robots-Tag', ''), 'The page /cart', 'X-Robots-Tag is '],
    ['/admin/a/b', { status: 404 }, 'The page /admin/a/b', '404'],
    ['/admin', header('Content-Security-Policy', 'x'), 'The page /admin', 'Policy is x, but must'],
    ['/profile/orders/an-id', { status: 404 }, 'The page /profile/orders/an-id', '404'],
    ['/no-such-page', { status: 200 }, 'The page /no-such-page', '200'],
    ['/', { text: 'empty' }, 'A script of the landing page', 'a page without a script'],
    [
      '/assets/main-1.js',
      header('Cache-Control', 'max-age=3600'),
      'A script of the landing page',
      'Cache-Control is max-age=3600',
    ],
    [
      '/__/auth/handler',
      header('Cross-Origin-Opener-Policy', 'same-origin'),
      "Firebase's sign-in page /__/auth/handler",
      'Cross-Origin-Opener-Policy: same-origin',
    ],
    ['/robots.txt', { text: 'User-agent: *\nDisallow: /\n' }, '/robots.txt', 'Disallow: /'],
    ['/sitemap.xml', { status: 404 }, '/sitemap.xml', '404'],
    ['/sitemap.xml', { text: '<urlset></urlset>' }, '/sitemap.xml', '200 with 0 pages'],
    ['/sitemap.xml', { text: '<loc>https://a.web.app/</loc>' }, '/sitemap.xml', 'of another site'],
    ['/pricing', { status: 404 }, '/sitemap.xml', '/pricing answers 404'],
    ['/pricing', header('X-Robots-Tag', 'noindex'), '/sitemap.xml', '/pricing says noindex'],
    ['/change-email', { text: '<html>' }, 'PUT /change-email', '405 without our JSON'],
    ['/v1/a/b', { status: 404 }, 'PUT /v1/a/b', '404 method-not-allowed'],
    ['/receipts/a/b', header('Allow', ''), 'PUT /receipts/a/b', 'without Allow'],
  ])('%s with %j: %s is wrong', async (path, fault, wrong, got) => {
    site.change = (answer, asked) =>
      asked === path
        ? { ...answer, ...fault, headers: { ...answer.headers, ...fault.headers } }
        : answer;
    const found = await wrongChecks();
    expect(found).toContainEqual(expect.stringContaining(`✗ ${wrong}\n`));
    expect(found.join('\n')).toContain(got);
  });

  it.each([
    [400, 'without a signature'],
    [415, 'with a compressed body'],
    [415, 'with plain text'],
    [413, 'with more than 256 KB'],
    [413, 'with more than 256 KB in chunks'],
  ])('the webhook answers 200 instead of %i %s', async (status, what) => {
    site.change = (answer) => (answer.status === status ? { ...answer, status: 200 } : answer);
    expect(await wrongChecks()).toContainEqual(expect.stringContaining(`✗ A webhook ${what}\n`));
  });

  it('let Firebase send no headers of ours with its sign-in page', async () => {
    site.change = (answer, path) => (path.startsWith('/__/') ? { ...answer, headers: {} } : answer);
    expect(await wrongChecks()).toEqual([]);
  });
});

describe('the checks of a test site', () => {
  it('find nothing wrong with a right one', async () => {
    site.features.isTestSite = true;
    expect(await wrongChecks()).toEqual([]);
  });

  it('find a page that search engines may list', async () => {
    site.features.isTestSite = true;
    site.change = (answer) => ({ ...answer, text: answer.text.replace('noindex', 'all') });
    expect(await wrongChecks()).toEqual([expect.stringContaining('✗ The landing page of this')]);
  });
});

describe('the checks of App Check', () => {
  it('find nothing wrong where it is required', async () => {
    site.features.isAppCheckRequired = true;
    expect(await wrongChecks()).toEqual([]);
  });

  it.each([true, false])(
    'find the wrong answer of an endpoint (required: %s)',
    async (required) => {
      site.features.isAppCheckRequired = required;
      const code = required ? 'unauthenticated' : 'app-not-verified';
      site.change = (answer) =>
        answer.status === 401 ? { ...answer, text: JSON.stringify({ code }) } : answer;
      expect(await wrongChecks()).toEqual([expect.stringContaining('✗ A request without an App')]);
    },
  );

  it('find a database that takes requests without a token, and an Authentication that does not', async () => {
    site.features.isAppCheckRequired = true;
    expect(await wrongChecks({ firestore: 'UNENFORCED', identitytoolkit: 'ENFORCED' })).toEqual([
      expect.stringContaining('✗ App Check for Cloud Firestore'),
      expect.stringContaining('✗ App Check for Authentication'),
    ]);
  });
});

function header(key: string, value: string): Partial<Answer> {
  return { headers: { [key]: value } };
}

async function wrongChecks(modes: Record<string, string> = { firestore: 'ENFORCED' }) {
  const { isTestSite, isAppCheckRequired } = site.features;
  asked.clear();
  const google = googleThatAnswers((path) => {
    asked.add(path.replace(/\?.*/, ''));
    const [, service = ''] = /services\/(\w+)/.exec(path) ?? [];
    const entry = { jsonPayload: { addresses: 2 }, httpRequest: { latency: '1.5s' } };
    return { enforcementMode: modes[service], entries: [entry] };
  });
  const parameters = {
    ...settings.parameters,
    APP_CHECK_REQUIRED: String(isAppCheckRequired),
  };
  const checks = allChecks({
    origin: site.url,
    settings: { ...settings, parameters, isTestSite },
    hosting,
    database: { indexes: [], fieldOverrides: [] },
    declared: { params: [], endpoints: {} },
    google,
  });
  const lines: string[] = [];
  await runChecks(checks, (line) => void lines.push(line));
  return lines.filter((line) => /^[✗?]/.test(line));
}

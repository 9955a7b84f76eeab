import { matchesGlob } from 'node:path';
import { Hono } from 'hono';
import { endpoints } from '../../../functions/shared/endpoints.ts';
import { robots } from '../../../web/build/crawler-files.ts';
import { serveApp, type Env } from '../../http/serve-app.ts';
import { readFirebaseConfig } from '../../suite/emulators/firebase-config.ts';
import { headersOf } from './headers-of.ts';

export interface Answer {
  status: number;
  text: string;
  headers: Record<string, string>;
}

interface Features {
  isTestSite: boolean;
  isAppCheckRequired: boolean;
}

interface SiteStandIn {
  url: string;
  /** Decides how the next answers differ from right ones. */
  change: (answer: Answer, path: string, method: string) => Answer;
  features: Features;
  close: () => Promise<void>;
}

const { rewrites, headers: rules } = (await readFirebaseConfig()).hosting;
const functionPaths = rewrites
  .filter((it) => it.function !== undefined)
  .map(({ source }) => source);

/** Serves what the checks of a deployment ask for, as a right site answers. */
export async function serveSiteStandIn(): Promise<SiteStandIn> {
  const app = new Hono<Env>();
  const server = await serveApp(app, 0);
  const site: SiteStandIn = {
    url: server.url,
    change: (answer) => answer,
    features: { isTestSite: false, isAppCheckRequired: false },
    close: () => server.close(),
  };
  app.all('*', async ({ req }) => {
    const path = new URL(req.url).pathname;
    const right = {
      status: 200,
      headers: headersOf(rules, path),
      ...(await rightAnswer(path, req.raw, site)),
    };
    const { status, text, headers } = site.change(right, path, req.method);
    return new Response(text, { status, headers });
  });
  return site;
}

async function rightAnswer(
  path: string,
  request: Request,
  { url, features: { isTestSite, isAppCheckRequired } }: SiteStandIn,
): Promise<Partial<Answer> & { text: string }> {
  if (functionPaths.some((source) => matchesGlob(path, source))) {
    return functionAnswer(path, request, isAppCheckRequired);
  }
  if (path === '/no-such-page') return { status: 404, text: '' };
  if (path === '/robots.txt') return { text: robots(isTestSite ? undefined : url) };
  if (path === '/sitemap.xml') {
    return { text: `<urlset><loc>${url}/</loc><loc>${url}/pricing</loc></urlset>` };
  }
  const meta = isTestSite ? '<meta name="robots" content="noindex" />' : '';
  return { text: `${meta}<script src="/assets/main-1.js"></script>` };
}

async function functionAnswer(path: string, request: Request, isAppCheckRequired: boolean) {
  if (request.method === 'PUT') {
    return {
      ...refusal(405, 'method-not-allowed'),
      headers: { ...headersOf(rules, path), Allow: 'POST' },
    };
  }
  if (path !== endpoints.razorpayWebhook) {
    return refusal(401, isAppCheckRequired ? 'app-not-verified' : 'unauthenticated');
  }
  if (request.headers.has('Content-Encoding')) return refusal(415, 'unsupported-encoding');
  if ((await request.text()).length > 256 * 1024) return refusal(413, 'payload-too-large');
  return request.headers.get('Content-Type') === 'application/json'
    ? refusal(400, 'invalid-signature')
    : refusal(415, 'unsupported-type');
}

function refusal(status: number, code: string) {
  return { status, text: JSON.stringify({ message: 'No.', code }) };
}

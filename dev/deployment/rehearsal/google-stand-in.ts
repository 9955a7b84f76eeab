import { Hono } from 'hono';
import { serveApp, type Env, type LocalServer } from '../../http/serve-app.ts';
import { answersWith, type Answer } from './answers.ts';
import { Refusal } from './refusal.ts';

export interface Call {
  /** The key in the table of answers, or undefined for a refused call. */
  name: string | undefined;
  /** The method, the host's short name and the path. */
  request: string;
  json: unknown;
  bytes: Buffer;
}

interface GoogleStandIn extends LocalServer {
  calls: readonly Call[];
}

/** Answers and records a deployment's calls to Google. It refuses all other calls. */
export async function startGoogleStandIn(
  projectId: string,
  others: Record<string, Answer>,
): Promise<GoogleStandIn> {
  const answers = answersWith(others);
  const calls: Call[] = [];
  const app = new Hono<Env>();
  app.all('*', async (c) => {
    const { method, url } = c.req;
    const { hostname, port, pathname, searchParams } = new URL(url);
    const path = hostname.replace('.googleapis.com', '') + decodeURIComponent(pathname);
    const bytes = Buffer.from(await c.req.arrayBuffer());
    const json = parseJson(bytes);
    const found = answers.find((it) => it.method === method && it.pattern.test(path));
    calls.push({ name: found?.name, request: `${method} ${path}`, json, bytes });
    const parts = found?.pattern.exec(path)?.slice(1) ?? [];
    const answer = found?.answer({ projectId, parts, json, query: searchParams, path, port });
    if (answer instanceof Refusal) return Response.json(answer.body, { status: answer.code });
    return answer === undefined
      ? c.json({ error: { code: 404, status: 'NOT_FOUND' } }, 404)
      : c.json(answer);
  });
  return { ...(await serveApp(app, 0)), calls };
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

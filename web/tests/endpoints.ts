import { onTestFinished, vi } from 'vitest';
import { serverErrors, type ServerErrorCode } from '@shared/server-errors.ts';

export interface Call {
  path: string;
  body: unknown;
}

type Answer = object | Blob | ServerErrorCode | 'offline' | Promise<object | Blob>;

/**
 * Answers the page's requests to our server until the test ends, and returns the requests. An answer is a file or
 * JSON, a promise of either, an error code, or `offline`. The test may replace answers.
 */
export function serve(answers: Record<string, Answer>): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (input: string, { body }: RequestInit = {}) => {
    calls.push({ path: input, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    const answer = answers[input.split('?')[0] ?? ''];
    if (answer === undefined || answer === 'offline') throw new TypeError('No network.');
    if (typeof answer === 'object') return respond(await answer);
    const { status, message } = serverErrors[answer];
    return Response.json({ code: answer, message }, { status });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return calls;
}

function respond(answer: object | Blob): Response {
  return answer instanceof Blob ? new Response(answer) : Response.json(answer);
}

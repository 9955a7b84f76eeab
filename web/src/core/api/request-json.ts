import { networkError } from './api-error.ts';
import { readJson, send, sendPublic, type Request } from './request.ts';

/**
 * Sends a request to our server and reads its JSON answer. Rejects with an ApiError when the server
 * refuses, and with one of code `network` when it can't be reached or its answer can't be read.
 */
export async function requestJson(path: string, request: Request = {}): Promise<unknown> {
  return readAnswer(await send(path, request));
}

/** The same from an endpoint that answers everyone. */
export async function requestPublicJson(path: string, request: Request = {}): Promise<unknown> {
  return readAnswer(await sendPublic(path, request));
}

async function readAnswer(response: Response): Promise<unknown> {
  const body = await readJson(response);
  if (body === undefined) throw networkError();
  return body;
}

interface PostOptions {
  headers?: Record<string, string>;
  /** The request outlives the page. */
  keepalive?: boolean;
}

/** Posts JSON. Rejects like `requestJson`. */
export function postJson(path: string, body: object, options: PostOptions = {}): Promise<unknown> {
  return requestJson(path, {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options.headers },
    body: JSON.stringify(body),
  });
}

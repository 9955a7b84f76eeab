import { loadAppCheck } from '../../lib/load-app-check.ts';
import { appCheckHeaders } from './app-check-headers.ts';
import { errorFromBody, networkError } from './api-error.ts';

interface Request extends Omit<RequestInit, 'headers'> {
  headers?: Record<string, string>;
}

/**
 * Sends a request to our server and reads its JSON answer. Rejects with an ApiError when the server
 * refuses, and with one of code `network` when it can't be reached or its answer can't be read.
 */
export async function requestJson(path: string, request: Request = {}): Promise<unknown> {
  // Without App Check nothing is waited for: what outlives the page must be under way at once.
  if (!loadAppCheck) return requestPublicJson(path, request);
  const headers = { ...request.headers, ...(await appCheckHeaders(loadAppCheck)) };
  return requestPublicJson(path, { ...request, headers });
}

/** The same from an endpoint that answers everyone. */
export async function requestPublicJson(path: string, request: Request = {}): Promise<unknown> {
  const response = await fetch(path, request).catch(() => {
    throw networkError();
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw errorFromBody(body);
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

import { loadAppCheck } from '../../lib/load-app-check.ts';
import { appCheckHeaders } from './app-check-headers.ts';
import { errorFromBody, networkError } from './api-error.ts';

export interface Request extends Omit<RequestInit, 'headers'> {
  headers?: Record<string, string>;
}

/**
 * Sends a request to our server, with a proof that it comes from the site. Rejects with an ApiError when
 * the server refuses, and with one of code `network` when it can't be reached.
 */
export async function send(path: string, request: Request): Promise<Response> {
  // Without App Check nothing is waited for: what outlives the page must be under way at once.
  if (!loadAppCheck) return sendPublic(path, request);
  const headers = { ...request.headers, ...(await appCheckHeaders(loadAppCheck)) };
  return sendPublic(path, { ...request, headers });
}

/** The same to an endpoint that answers everyone. */
export async function sendPublic(path: string, request: Request): Promise<Response> {
  const response = await fetch(path, request).catch(() => {
    throw networkError();
  });
  if (!response.ok) throw errorFromBody(await readJson(response));
  return response;
}

/** Undefined when it is no JSON. */
export function readJson(response: Response): Promise<unknown> {
  return response.json().catch(() => undefined);
}

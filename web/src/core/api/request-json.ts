import { errorFromBody, networkError } from './api-error.ts';

/**
 * Sends a request to our server and reads its JSON answer. Rejects with an ApiError when the server
 * refuses, and with one of code `network` when it can't be reached or its answer can't be read.
 */
export async function requestJson(path: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(path, init).catch(() => {
    throw networkError();
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw errorFromBody(body);
  if (body === undefined) throw networkError();
  return body;
}

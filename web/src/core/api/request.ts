import { loadAppCheck } from '../../lib/load-app-check.ts';
import { appCheckHeaders } from './app-check-headers.ts';
import { errorFromBody, networkError } from './api-error.ts';

interface Request extends Omit<RequestInit, 'headers'> {
  headers?: Record<string, string>;
  /** Set for endpoints that answer every caller. The request then carries no App Check token. */
  isPublic?: boolean;
}

/**
 * Sends a request to our server and parses its JSON answer. Rejects with an ApiError. Its code is `network` if no
 * answer came, or if a successful answer was not JSON.
 */
export async function requestJson(path: string, request: Request = {}): Promise<unknown> {
  const body = await readJson(await send(path, request));
  if (body === undefined) throw networkError();
  return body;
}

/** Posts JSON. Rejects like `requestJson`. */
export function postJson(path: string, body: object, request: Request = {}): Promise<unknown> {
  return requestJson(path, {
    ...request,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...request.headers },
    body: JSON.stringify(body),
  });
}

/** Fetches a file. Rejects with a network error for another content type, such as the page of a captive portal. */
export async function requestFile(path: string, type: string, request: Request): Promise<Blob> {
  const response = await send(path, request);
  if (response.headers.get('Content-Type')?.split(';')[0] !== type) throw networkError();
  return response.blob().catch(() => {
    throw networkError();
  });
}

async function send(path: string, { isPublic, ...request }: Request): Promise<Response> {
  // Without App Check, no `await` precedes `fetch`. A request that must outlive the page has to start at once.
  const proof = loadAppCheck && !isPublic ? await appCheckHeaders(loadAppCheck) : {};
  const headers = { ...request.headers, ...proof };
  const response = await fetch(path, { ...request, headers }).catch(() => {
    throw networkError();
  });
  if (!response.ok) throw errorFromBody(await readJson(response));
  return response;
}

function readJson(response: Response): Promise<unknown> {
  return response.json().catch(() => undefined);
}

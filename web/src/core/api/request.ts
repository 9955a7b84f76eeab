import { loadAppCheck } from '../../lib/load-app-check.ts';
import { errorFromBody, networkError } from './api-error.ts';

interface Request extends Omit<RequestInit, 'headers'> {
  headers?: Record<string, string>;
  /** The endpoint answers every caller, so the request carries no App Check token. */
  isPublic?: boolean;
}

/**
 * Sends a request to our server and reads its JSON answer. Rejects with an ApiError when the server
 * refuses, and with one of code `network` when the server is out of reach or its answer is unreadable.
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

/** An answer of another type, such as the page of a captive portal, counts as a network error. */
export async function requestFile(path: string, type: string, request: Request): Promise<Blob> {
  const response = await send(path, request);
  if (response.headers.get('Content-Type')?.split(';')[0] !== type) throw networkError();
  return response.blob().catch(() => {
    throw networkError();
  });
}

async function send(path: string, { isPublic, ...request }: Request): Promise<Response> {
  // Without App Check nothing is awaited before `fetch`: a request that outlives the page must start at once.
  const proof = loadAppCheck && !isPublic ? await appCheckHeaders(loadAppCheck) : {};
  const headers = { ...request.headers, ...proof };
  const response = await fetch(path, { ...request, headers }).catch(() => {
    throw networkError();
  });
  if (!response.ok) throw errorFromBody(await readJson(response));
  return response;
}

/** Proves that a request comes from the site. Without a token the server decides. */
async function appCheckHeaders(
  load: NonNullable<typeof loadAppCheck>,
): Promise<Record<string, string>> {
  try {
    const { appCheckToken } = await load();
    return { 'X-Firebase-AppCheck': await appCheckToken() };
  } catch (error) {
    console.warn('App Check gave no token', error);
    return {};
  }
}

/** Undefined when the body is not JSON. */
function readJson(response: Response): Promise<unknown> {
  return response.json().catch(() => undefined);
}

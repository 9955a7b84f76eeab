import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { ServerErrorCode } from '../../../shared/server-errors.ts';

const maximumBodyBytes = 256 * 1024;

interface Announced {
  type: string | undefined;
  /** Why the body wasn't read as a whole; undefined if it was. */
  refusal: ServerErrorCode | undefined;
}

const announced = new WeakMap<IncomingMessage, Announced>();

/**
 * Keeps the functions framework from unpacking and parsing bodies. It accepts up to 1 GB, and 29 kB of compressed
 * JSON crashed a process of 256 MiB. Functions that Firestore triggers are exempt, because their events may be
 * larger.
 */
export function guardBodies(): void {
  // Outside production, the framework adds a stack trace to its error responses.
  process.env['NODE_ENV'] ??= 'production';
  const signature = process.env['FUNCTION_SIGNATURE_TYPE'] ?? 'http';
  if (signature !== 'http') return;
  // Node publishes this event before the framework sees the request.
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const { headers } = request;
    const refusal = refusalOf(request);
    const body: Announced = { type: headers['content-type'], refusal };
    announced.set(request, body);
    headers['content-type'] = 'application/octet-stream';
    if (!refusal) {
      dropOverLimit(request, body);
      return;
    }
    // Without these headers, the framework assumes that there is no body.
    delete headers['content-length'];
    delete headers['transfer-encoding'];
    // The framework would log an unreadable URL in full.
    request.url = '/';
  });
}

function refusalOf({ headers, url }: IncomingMessage): ServerErrorCode | undefined {
  if (!isReadable(url)) return 'invalid-request';
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') return 'unsupported-encoding';
  return Number(headers['content-length'] ?? 0) > maximumBodyBytes
    ? 'payload-too-large'
    : undefined;
}

/**
 * Drops what exceeds the limit, because a body in chunks doesn't announce its length. Node's parser pushes each part
 * that arrives, and null at the end.
 */
function dropOverLimit(request: IncomingMessage, body: Announced): void {
  const push = request.push.bind(request);
  let bytes = 0;
  request.push = (part: Uint8Array | null) => {
    bytes += part?.length ?? 0;
    if (part && bytes > maximumBodyBytes) {
      body.refusal = 'payload-too-large';
      return true;
    }
    return push(part);
  };
}

function isReadable(url = ''): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

export function announcedBody(request: IncomingMessage): Announced {
  return announced.get(request) ?? { type: request.headers['content-type'], refusal: undefined };
}

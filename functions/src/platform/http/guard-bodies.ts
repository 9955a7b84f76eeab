import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { ServerErrorCode } from '../../../shared/server-errors.ts';

const maximumBodyBytes = 256 * 1024;

interface Announced {
  /** The content type as the caller sent it. */
  type: string | undefined;
  /** Why the body was not read. */
  refusal: ServerErrorCode | undefined;
}

const announced = new WeakMap<IncomingMessage, Announced>();

/**
 * Keeps the framework that runs the functions from unpacking and parsing bodies before our code runs: it
 * takes up to 1 GB, and 29 kB of compressed JSON ended a process of 256 MiB. A body without a length of
 * its own, a compressed one and one above 256 KB is not read at all; any other is read as bytes. The
 * functions that the database calls are left alone: their events may be larger. A request whose address
 * can't be read is refused too.
 */
export function guardBodies(): void {
  // Outside of production the framework answers its own errors with a stack.
  process.env['NODE_ENV'] ??= 'production';
  const signature = process.env['FUNCTION_SIGNATURE_TYPE'] ?? 'http';
  if (signature !== 'http') return;
  // Published before the framework sees the request.
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const { headers } = request;
    const refusal = refusalOf(request);
    announced.set(request, { type: headers['content-type'], refusal });
    headers['content-type'] = 'application/octet-stream';
    if (!refusal) return;
    // Without these the framework takes it that there is no body.
    delete headers['content-length'];
    delete headers['transfer-encoding'];
    // The framework logs an address that it can't read, with all that the caller wrote there.
    request.url = '/';
  });
}

function refusalOf({ headers, url }: IncomingMessage): ServerErrorCode | undefined {
  if (!isReadable(url)) return 'invalid-request';
  if (headers['transfer-encoding'] !== undefined) return 'length-required';
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') return 'unsupported-encoding';
  return Number(headers['content-length'] ?? 0) > maximumBodyBytes
    ? 'payload-too-large'
    : undefined;
}

function isReadable(url = ''): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

/** What the caller said of the body: its content type, and why it was not read where it was not. */
export function announcedBody(request: IncomingMessage): Announced {
  return announced.get(request) ?? { type: request.headers['content-type'], refusal: undefined };
}

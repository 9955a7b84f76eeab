import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { codeOf } from '../code-of.ts';
import { logFailure } from '../log.ts';

/**
 * JSON that an endpoint sends in parts, so memory never holds all of it. Hosting passes it on only when it is complete,
 * and waits 60 s (firebase.google.com/docs/hosting/functions).
 */
export class StreamedAnswer {
  /** The parts are requested as fast as Hosting receives them. */
  readonly #parts: AsyncIterable<string>;

  constructor(parts: AsyncIterable<string>) {
    this.#parts = parts;
  }

  /**
   * Resolves when everything is sent. An error on the way closes the connection, because the status is already
   * sent. The browser then sees a failed download instead of a complete one.
   */
  async sendTo(response: ServerResponse): Promise<void> {
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    await pipeline(Readable.from(this.#parts), response).catch((error: unknown) => {
      // The browser closed the connection.
      if (codeOf(error) === 'ERR_STREAM_PREMATURE_CLOSE') return;
      logFailure('response-interrupted', error);
    });
  }
}

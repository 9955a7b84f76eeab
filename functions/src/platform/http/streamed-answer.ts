import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { codeOf } from '../code-of.ts';
import { logFailure } from '../log.ts';

/** JSON that an endpoint sends in parts, so that memory never holds all of it. */
export class StreamedAnswer {
  /** Requested as fast as the browser receives them. */
  readonly #parts: AsyncIterable<string>;

  constructor(parts: AsyncIterable<string>) {
    this.#parts = parts;
  }

  /**
   * Resolves when everything is sent. A later error closes the connection, since the status has been
   * sent: the browser then sees a failed download and not a complete one.
   */
  async sendTo(response: ServerResponse): Promise<void> {
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    await pipeline(Readable.from(this.#parts), response).catch((error: unknown) => {
      // The browser has gone.
      if (codeOf(error) === 'ERR_STREAM_PREMATURE_CLOSE') return;
      logFailure('answer-broken-off', error);
    });
  }
}

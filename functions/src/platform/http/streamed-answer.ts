import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { logFailure } from '../log.ts';

/** JSON that an endpoint sends while it is made, so that memory does not hold all of it. */
export class StreamedAnswer {
  /** Read as fast as the browser takes them. */
  readonly #parts: AsyncIterable<string>;

  constructor(parts: AsyncIterable<string>) {
    this.#parts = parts;
  }

  /**
   * Resolves when all is sent. An error after the beginning breaks the connection off, since the status
   * is sent already: the browser then sees a download that failed, not one that is complete.
   */
  async sendTo(response: ServerResponse): Promise<void> {
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    await pipeline(Readable.from(this.#parts), response).catch((error: unknown) => {
      if (!isBrowserGone(error)) logFailure('answer-broken-off', error);
    });
  }
}

function isBrowserGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

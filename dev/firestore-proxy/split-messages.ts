import type { Readable } from 'node:stream';

/** A gRPC message begins with one byte of flags and four bytes of length. */
const prefixBytes = 5;

/** Calls `onMessage` with each gRPC message. Another consumer may read the same stream. */
export function splitMessages(stream: Readable, onMessage: (message: Buffer) => void): void {
  let rest = Buffer.alloc(0);
  stream.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= prefixBytes) {
      const end = prefixBytes + rest.readUInt32BE(1);
      if (rest.length < end) return;
      onMessage(rest.subarray(prefixBytes, end));
      rest = rest.subarray(end);
    }
  });
}

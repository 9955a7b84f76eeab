import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { listen } from '../http/serve-app.ts';

export type LetterReceiver = (raw: Uint8Array, recipients: readonly string[]) => Promise<void>;

/** Milliseconds. Clients may keep idle connections open; closing does not wait for those. */
const closeTimeout = 100;

/** Accepts every letter, without login or TLS. Rejects when the port is in use. */
export async function startSmtp(port: number, receive: LetterReceiver) {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout,
    onData: callbackify((stream: Readable, { envelope }: SMTPServerSession) =>
      receiveLetter(stream, envelope, receive),
    ),
  });
  const listeningPort = await listen(server.server, port);
  // A client that hangs up must not end this process.
  server.on('error', (error) => console.warn(`SMTP: ${error.message}`));
  return {
    url: `smtp://127.0.0.1:${listeningPort}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

async function receiveLetter(
  stream: Readable,
  envelope: SMTPServerSession['envelope'],
  receive: LetterReceiver,
): Promise<void> {
  await receive(
    await buffer(stream),
    envelope.rcptTo.map(({ address }) => address),
  );
}

import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

export type LetterReceiver = (raw: Uint8Array, recipients: readonly string[]) => Promise<void>;

/** Clients may keep connections open for their next letter; closing does not wait for those. */
const closeTimeout = 100;

/** Takes every letter, without login or TLS. Rejects when the port is busy. */
export async function startSmtp(port: number, receive: LetterReceiver) {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout,
    onData: callbackify((stream: Readable, { envelope }: SMTPServerSession) =>
      receiveLetter(stream, envelope, receive),
    ),
  });
  const listener = server.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  // A client that hangs up is its own affair.
  server.on('error', (error) => console.warn(`SMTP: ${error.message}`));
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('Not a TCP server.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
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

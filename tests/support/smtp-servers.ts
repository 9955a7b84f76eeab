import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';
import { listen } from '../../dev/http/serve-app.ts';

interface Received {
  raw: Buffer;
  from: string;
  to: string[];
}

export async function startMailServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData: callbackify(async (stream: Readable, { envelope }: SMTPServerSession) => {
      received.push({
        raw: await buffer(stream),
        from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
        to: envelope.rcptTo.map(({ address }) => address),
      });
    }),
    ...options,
  });
  // Clients may disconnect early.
  server.on('error', () => undefined);
  const port = await listen(server.server, 0);
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/**
 * Returns a server's answer to a line, or to `connected` for a new connection. `silence` sends nothing, `hang up`
 * closes the connection, and `drip` sends an endless answer line by line.
 */
export type Script = (line: string) => string;

export async function startScriptedServer(script: Script) {
  const sockets = new Set<Socket>();
  const lines: string[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    const take = (line: string) => {
      const answer = script(line);
      if (answer === 'hang up') socket.destroy();
      else if (answer === 'drip') drip(socket);
      else if (answer !== 'silence') socket.write(`${answer}\r\n`);
    };
    take('connected');
    createInterface({ input: socket }).on('line', (line) => {
      lines.push(line);
      take(line);
    });
  });
  const port = await listen(server, 0);
  return {
    url: `smtp://127.0.0.1:${port}`,
    lines,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Creates a script that answers like a real server, except to lines that begin with a key of `answers`. */
export function politely(answers: Record<string, string>): Script {
  const steps: Record<string, string> = {
    // Spread twice. The first finds longer keys of `answers` before standard keys, and the second overrides equal
    // keys.
    ...answers,
    EHLO: '250 mail.example',
    'MAIL FROM': '250 OK',
    'RCPT TO': '250 OK',
    DATA: '354 Go on',
    QUIT: '221 Bye',
    ...answers,
  };
  return (line) => {
    if (line === 'connected') return answers['greeting'] ?? '220 mail.example ESMTP';
    if (line === '.') return answers['end of data'] ?? '250 Taken';
    const step = Object.keys(steps).find((start) => line.startsWith(start));
    return (step && steps[step]) ?? 'silence';
  };
}

function drip(socket: Socket): void {
  const timer = setInterval(() => socket.write('250-wait\r\n'), 50);
  socket.on('close', () => clearInterval(timer));
}

import { once } from 'node:events';
import { connect, createServer, type ServerHttp2Session } from 'node:http2';
import { listen } from '../http/serve-app.ts';
import type { CallFailure } from './call-failure.ts';
import { forwardCall } from './forward-call.ts';

export interface FirestoreProxy {
  /** The host and port, for FIRESTORE_EMULATOR_HOST. */
  host: string;
  close(): Promise<void>;
}

interface ProxyOptions {
  emulatorHost: string;
  /** Decides the failure of a call by its gRPC method: `Commit`, `BatchGetDocuments`, … */
  decideFailure?: (method: string) => CallFailure;
  onMessage?: (method: string, message: Buffer) => void;
  /** Receives all messages when the answer ends. The caller may have continued before that. */
  onAnswer?: (method: string, messages: Buffer[]) => void;
}

/** Starts the proxy on a free port. */
export async function startFirestoreProxy(options: ProxyOptions): Promise<FirestoreProxy> {
  const { emulatorHost, decideFailure = () => ({}), onMessage, onAnswer } = options;
  const sessions = new Set<ServerHttp2Session>();
  const server = createServer();
  server.on('session', (session) => {
    sessions.add(session);
    const emulator = connect(`http://${emulatorHost}`);
    emulator.on('error', () => session.destroy());
    emulator.on('close', () => session.destroy());
    session.on('error', () => emulator.destroy());
    session.on('close', () => {
      sessions.delete(session);
      emulator.destroy();
    });
    session.on('stream', (stream, headers) => {
      forwardCall({ stream, headers, emulator, decideFailure, onMessage, onAnswer });
    });
  });
  return {
    host: `127.0.0.1:${await listen(server, 0)}`,
    async close() {
      server.close();
      sessions.forEach((session) => session.destroy());
      await once(server, 'close');
    },
  };
}

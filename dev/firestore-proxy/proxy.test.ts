import {
  connect,
  createServer,
  type ClientHttp2Session,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../http/serve-app.ts';
import type { CallFate } from './call-fate.ts';
import { startFirestoreProxy } from './proxy.ts';

type Emulator = (stream: ServerHttp2Stream, message: Buffer) => void;

test('forwards a large message and returns the answer with its trailers', async () => {
  const { call, received } = await setUp({});
  const answered = await call('Commit', Buffer.alloc(1_000_000, 'x'));
  expect(received[0]?.length).toBe(1_000_000);
  expect(answered.headers).toMatchObject({ ':status': 200, 'content-type': 'application/grpc' });
  expect(answered.body.length).toBe('did '.length + 1_000_000);
  expect(answered.status).toBe('0');
});

test('refuses a call before the emulator sees it', async () => {
  const { call, received } = await setUp({ refusedWith: 10 });
  expect((await call('Commit')).status).toBe('10');
  expect(received).toEqual([]);
});

test('loses the answer of a call that succeeded in the emulator', async () => {
  const { call, received } = await setUp({ answerLostAs: 14 });
  const { status, body } = await call('Commit', Buffer.from('written'));
  expect({ status, body: body.length }).toEqual({ status: '14', body: 0 });
  expect(received.map(String)).toEqual(['written']);
});

test.each([{}, { answerLostAs: 14 } as const])(
  "returns the emulator's refusal to a call with the fate %j",
  async (fate) => {
    const { call } = await setUp(fate, refuseAll);
    expect((await call('Commit')).status).toBe('6');
  },
);

/** An emulator that answers what it did, and a proxy before it. */
async function setUp(fate: CallFate, emulate: Emulator = answerAll) {
  const received: Buffer[] = [];
  const emulator = createServer();
  const receive = async (stream: ServerHttp2Stream): Promise<void> => {
    const message = await buffer(stream);
    received.push(message);
    emulate(stream, message);
  };
  emulator.on('stream', (stream) => {
    stream.on('error', () => {});
    void receive(stream);
  });
  const proxy = await startFirestoreProxy({
    emulatorHost: `127.0.0.1:${await listen(emulator, 0)}`,
    decideFate: () => fate,
  });
  const client = connect(`http://${proxy.host}`);
  onTestFinished(async () => {
    client.destroy();
    await proxy.close();
    emulator.close();
  });
  return {
    received,
    call: (method: string, message: Buffer = Buffer.alloc(0)) => post(client, method, message),
  };
}

function refuseAll(stream: ServerHttp2Stream): void {
  stream.respond(status(6), { endStream: true });
}

function answerAll(stream: ServerHttp2Stream, message: Buffer): void {
  const { 'grpc-status': _, ...headers } = status(0);
  stream.respond(headers, { waitForTrailers: true });
  stream.on('wantTrailers', () => stream.sendTrailers({ 'grpc-status': '0' }));
  stream.end(Buffer.concat([Buffer.from('did '), message]));
}

function status(code: number): OutgoingHttpHeaders {
  return { ':status': 200, 'content-type': 'application/grpc', 'grpc-status': String(code) };
}

/** Resolves to the answer; its status may come among the headers or after the body. */
async function post(client: ClientHttp2Session, method: string, message: Buffer) {
  const path = `/google.firestore.v1.Firestore/${method}`;
  const request = client.request({ ':method': 'POST', ':path': path });
  let headers: IncomingHttpHeaders = {};
  let trailers: IncomingHttpHeaders = {};
  request.on('response', (received) => (headers = received));
  request.on('trailers', (received) => (trailers = received));
  request.end(message);
  const body = await buffer(request);
  return { headers, body, status: { ...headers, ...trailers }['grpc-status'] };
}

import { once } from 'node:events';
import {
  connect,
  createServer,
  type IncomingHttpHeaders,
  type ServerHttp2Stream,
  type OutgoingHttpHeaders,
} from 'node:http2';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import type { CallFate } from './call-fate.ts';
import { startFirestoreProxy } from './proxy.ts';

type Emulator = (stream: ServerHttp2Stream, message: Buffer) => void;

interface Answer {
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Wherever it came, among the headers or after the body. */
  status: unknown;
}

const commit = '/google.firestore.v1.Firestore/Commit';

test('hands a call and its answer through, trailers too', async () => {
  const { call, received } = await setUp({});
  const answer = await call(commit, Buffer.from('written'));
  expect(received).toEqual(['written']);
  expect(answer.headers).toMatchObject({ ':status': 200, 'content-type': 'application/grpc' });
  expect(answer.body.toString()).toBe('did written');
  expect(answer.status).toBe('0');
});

test('passes on an answer that consists of a status', async () => {
  const { call } = await setUp({}, (stream) => stream.respond(status(9), { endStream: true }));
  expect((await call(commit)).status).toBe('9');
});

test('passes on a whole large message', async () => {
  const { call } = await setUp({});
  const { body } = await call(commit, Buffer.alloc(1_000_000, 'x'));
  expect(body.length).toBe('did '.length + 1_000_000);
});

test('refuses a call before the emulator sees it', async () => {
  const { call, received } = await setUp({ refusedWith: 10 });
  expect((await call(commit)).status).toBe('10');
  expect(received).toEqual([]);
});

test('loses the answer of a call that succeeded in the emulator', async () => {
  const { call, received } = await setUp({ answerLostAs: 14 });
  const { status, body } = await call(commit, Buffer.from('written'));
  expect({ status, body: body.length }).toEqual({ status: '14', body: 0 });
  expect(received).toEqual(['written']);
});

test("passes on the emulator's refusal, even if the answer should be lost", async () => {
  const { call } = await setUp({ answerLostAs: 14 }, (stream) =>
    stream.respond(status(6), { endStream: true }),
  );
  expect((await call(commit)).status).toBe('6');
});

test('delays a call on its way', async () => {
  const { call } = await setUp({ delayMs: 80 });
  const started = performance.now();
  expect((await call(commit)).status).toBe('0');
  // Timers may fire a millisecond early.
  expect(performance.now() - started).toBeGreaterThanOrEqual(79);
});

test('ends a call that the emulator aborts', async () => {
  const { call } = await setUp({}, (stream) => stream.close(2));
  await expect(call(commit)).rejects.toThrow(/INTERNAL_ERROR/);
});

test('asks for the fate of each call by its method, and shows the messages that go through', async () => {
  const messages: string[] = [];
  const { call } = await setUp(
    (method) => (method === 'Commit' ? { refusedWith: 14 } : {}),
    undefined,
    (method, message) => messages.push(`${method} ${message.toString()}`),
  );
  expect((await call(commit, framed('lost'))).status).toBe('14');
  await call('/google.firestore.v1.Firestore/RunQuery', Buffer.concat([framed('a'), framed('bc')]));
  expect(messages).toEqual(['RunQuery a', 'RunQuery bc']);
});

function framed(text: string): Buffer {
  return Buffer.concat([Buffer.from([0, 0, 0, 0, text.length]), Buffer.from(text)]);
}

/** An emulator that says what it did, and a proxy before it. */
async function setUp(
  fate: CallFate | ((method: string) => CallFate),
  emulate: Emulator = answerAll,
  onMessage?: (method: string, message: Buffer) => void,
) {
  const received: string[] = [];
  const emulator = createServer();
  emulator.on('stream', (stream) => {
    stream.on('error', () => {});
    void receive(stream);
  });
  const receive = async (stream: ServerHttp2Stream): Promise<void> => {
    const message = await buffer(stream);
    received.push(message.toString());
    emulate(stream, message);
  };
  emulator.listen(0, '127.0.0.1');
  await once(emulator, 'listening');
  const address = emulator.address();
  const proxy = await startFirestoreProxy({
    emulatorHost: `127.0.0.1:${typeof address === 'object' ? address?.port : address}`,
    decideFate: typeof fate === 'function' ? fate : () => fate,
    ...(onMessage && { onMessage }),
  });
  const client = connect(`http://${proxy.host}`);
  onTestFinished(async () => {
    client.destroy();
    await proxy.close();
    emulator.close();
  });
  return { received, call: (path: string, message?: Buffer) => post(client, path, message) };
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

async function post(
  client: ReturnType<typeof connect>,
  path: string,
  message: Buffer = Buffer.alloc(0),
): Promise<Answer> {
  const request = client.request({ ':method': 'POST', ':path': path });
  let headers: IncomingHttpHeaders = {};
  let trailers: IncomingHttpHeaders = {};
  request.on('response', (received) => (headers = received));
  request.on('trailers', (received) => (trailers = received));
  request.end(message);
  const body = await buffer(request);
  return { headers, body, status: { ...headers, ...trailers }['grpc-status'] };
}

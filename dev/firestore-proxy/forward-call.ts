import {
  constants,
  type ClientHttp2Session,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2';
import type { CallFailure } from './call-failure.ts';
import { splitMessages } from './split-messages.ts';

interface Call {
  stream: ServerHttp2Stream;
  headers: IncomingHttpHeaders;
  emulator: ClientHttp2Session;
  decideFailure: (method: string) => CallFailure;
  onMessage: ((method: string, message: Buffer) => void) | undefined;
  onAnswer: ((method: string, messages: Buffer[]) => void) | undefined;
}

export function forwardCall(call: Call): void {
  const { stream, headers, emulator, decideFailure, onMessage, onAnswer } = call;
  stream.on('error', () => stream.destroy());
  const method = headers[':path']?.split('/').at(-1) ?? '';
  const { refusedWith, answerLostAs } = decideFailure(method);
  if (stream.destroyed || emulator.destroyed) return;
  if (refusedWith !== undefined) {
    stream.resume();
    answerStatus(stream, { 'grpc-status': String(refusedWith), 'grpc-message': 'refused' });
    return;
  }
  const request = emulator.request(headers);
  const fail = (): void => stream.close(constants.NGHTTP2_INTERNAL_ERROR);
  request.on('error', fail);
  request.on('aborted', fail);
  stream.on('aborted', () => request.close(constants.NGHTTP2_CANCEL));
  if (onMessage) splitMessages(stream, (message) => onMessage(method, message));
  stream.pipe(request);
  if (onAnswer) {
    const messages: Buffer[] = [];
    splitMessages(request, (message) => void messages.push(message));
    request.on('close', () => onAnswer(method, messages));
  }
  if (answerLostAs === undefined) handBack(request, stream);
  else loseAnswer(request, stream, answerLostAs);
}

type EmulatorStream = ReturnType<ClientHttp2Session['request']>;

function handBack(request: EmulatorStream, stream: ServerHttp2Stream): void {
  let trailers: OutgoingHttpHeaders = {};
  request.on('trailers', (received) => (trailers = received));
  request.on('response', (headers) => {
    if (stream.destroyed) return;
    const isStatusOnly = headers['grpc-status'] !== undefined;
    stream.respond(headers, isStatusOnly ? { endStream: true } : { waitForTrailers: true });
    if (isStatusOnly) return;
    stream.on('wantTrailers', () => stream.sendTrailers(trailers));
    request.pipe(stream);
  });
}

/** Passes an error on and turns a success into `seenCode`. */
function loseAnswer(request: EmulatorStream, stream: ServerHttp2Stream, seenCode: number): void {
  let status: IncomingHttpHeaders = {};
  const keepStatus = (headers: IncomingHttpHeaders): void => {
    if (headers['grpc-status'] !== undefined) status = headers;
  };
  request.on('response', keepStatus);
  request.on('trailers', keepStatus);
  request.resume();
  request.on('end', () => {
    const { 'grpc-status': code = '0', 'grpc-message': message = '' } = status;
    const seen = code === '0' ? { 'grpc-status': String(seenCode), 'grpc-message': 'lost' } : {};
    answerStatus(stream, { 'grpc-status': code, 'grpc-message': message, ...seen });
  });
}

function answerStatus(stream: ServerHttp2Stream, status: OutgoingHttpHeaders): void {
  if (stream.destroyed) return;
  stream.respond(
    { ':status': 200, 'content-type': 'application/grpc', ...status },
    { endStream: true },
  );
}

import {
  onRequest,
  type HttpsFunction,
  type HttpsOptions,
  type Request,
} from 'firebase-functions/https';
import type { SecretParam } from 'firebase-functions/params';
import { ServerError, serverErrors, type ServerErrorCode } from '../../../shared/server-errors.ts';
import { endpointMaxInstances, region } from '../config.ts';
import { logFailure } from '../log.ts';
import { checkApp } from './check-app.ts';
import { FileAnswer } from './file-answer.ts';
import { announcedBody, guardBodies } from './guard-bodies.ts';
import { RedirectAnswer } from './redirect-answer.ts';
import { StreamedAnswer } from './streamed-answer.ts';

guardBodies();

export interface EndpointOptions {
  method: 'GET' | 'POST';
  /** A public endpoint needs no App Check token. */
  isPublic?: boolean;
  /** The endpoint takes a form instead of JSON. */
  takesForm?: boolean;
  secrets?: SecretParam[];
  /** For an endpoint that does heavy work or must not wait for an instance. */
  resources?: Pick<HttpsOptions, 'concurrency' | 'minInstances'>;
  /** For successful responses. All others get `no-store`. */
  cacheControl?: string;
}

/**
 * Creates an HTTPS function. The handler returns a file, a stream, a redirect, or a value to send as JSON. If it throws, the
 * response is `{message, code}` with the status of the ServerError, or 500.
 */
export function endpoint(
  {
    method,
    isPublic = false,
    takesForm = false,
    secrets = [],
    resources = {},
    cacheControl = 'no-store',
  }: EndpointOptions,
  handle: (request: Request) => Promise<object>,
): HttpsFunction {
  return onRequest(
    { region, secrets, cors: false, maxInstances: endpointMaxInstances, ...resources },
    async (request, response) => {
      try {
        checkRequest(request, method, takesForm);
        if (!isPublic) await checkApp(request);
        const answer = await handle(request);
        response.set('Cache-Control', cacheControl);
        if (answer instanceof FileAnswer) {
          const { name, type, bytes } = answer;
          response.set('Content-Disposition', `attachment; filename="${name}"`);
          response.type(type).send(bytes);
        } else if (answer instanceof RedirectAnswer) {
          response.redirect(303, answer.path);
        } else if (answer instanceof StreamedAnswer) {
          await answer.sendTo(response);
        } else {
          response.json(answer);
        }
      } catch (error) {
        const code = errorCode(error);
        const { status, message } = serverErrors[code];
        if (code === 'method-not-allowed') response.set('Allow', method);
        response.status(status).set('Cache-Control', 'no-store').json({ message, code });
      }
    },
  );
}

function checkRequest(
  request: Request,
  method: EndpointOptions['method'],
  takesForm: boolean,
): void {
  if (request.method !== method) throw new ServerError('method-not-allowed');
  const { type, refusal } = announcedBody(request);
  if (refusal) throw new ServerError(refusal);
  const wanted = takesForm ? formType : jsonType;
  if (method === 'POST' && !wanted.test(type ?? '')) throw new ServerError('unsupported-type');
}

const jsonType = /^application\/json *(;|$)/i;
const formType = /^application\/x-www-form-urlencoded *(;|$)/i;

function errorCode(error: unknown): ServerErrorCode {
  if (error instanceof ServerError) return error.code;
  logFailure('endpoint-failed', error);
  return 'internal';
}

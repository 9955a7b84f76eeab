import { Agent, request, type OutgoingHttpHeaders } from 'node:http';

/** After this the provider counts a delivery as failed. */
const answerLimitMs = 5000;

const agent = new Agent({ keepAlive: true });

export interface Answer {
  /** The HTTP status; undefined when there was no answer in time, or none at all. */
  status: number | undefined;
  milliseconds: number;
}

/** Posts a body and waits for the end of the answer, 5 s at most. Never rejects. */
export function post(url: string, body: string, headers: OutgoingHttpHeaders): Promise<Answer> {
  const started = performance.now();
  return new Promise((resolve) => {
    const finish = (status: number | undefined): void => {
      resolve({ status, milliseconds: performance.now() - started });
    };
    const signal = AbortSignal.timeout(answerLimitMs);
    const outgoing = request(url, { method: 'POST', agent, headers, signal }, (response) => {
      response.on('end', () => finish(response.statusCode));
      response.on('error', () => finish(undefined));
      response.resume();
    });
    outgoing.on('error', () => finish(undefined));
    outgoing.end(body);
  });
}

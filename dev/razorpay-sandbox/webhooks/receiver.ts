import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../../http/serve-app.ts';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** Starts a webhook endpoint on a free port. `answer` answers the nth request, counted from 1. */
export async function startReceiver(answer: (response: ServerResponse, nth: number) => void) {
  const received: Received[] = [];
  const server = createServer((request, response) => void receive(request, response));

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { headers } = request;
    received.push({ headers, body: await text(request) });
    answer(response, received.length);
  }

  return {
    url: `http://127.0.0.1:${await listen(server, 0)}/razorpay-webhook`,
    received,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

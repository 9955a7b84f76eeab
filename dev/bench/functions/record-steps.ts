import { proxy } from 'hono/proxy';
import { fieldNumbers } from '../../firestore-proxy/count-operations.ts';
import { createApp, serveApp } from '../../http/serve-app.ts';
import { hostOf } from '../../suite/settings.ts';
import { serveDatabase, type Bench } from '../serve-function.ts';

/** A read of so many documents by name, or a query. */
export type Read = { documents: number } | 'query';

/** Something that a function waits for. */
export type Step =
  | { kind: 'read'; read: Read }
  /** Reads of one moment. */
  | { kind: 'transaction'; reads: Read[] }
  | { kind: 'commit'; writes: number; bytes: number }
  | ({ kind: 'request' } & SentRequest);

interface SentRequest {
  /** The environment variable that names the server. */
  server: ServerVariable;
  path: string;
  method: string;
  headers: Record<string, string>;
  body: string;
}

export type ServerVariable = 'FIREBASE_AUTH_EMULATOR_HOST' | 'RAZORPAY_API_URL';

export interface Recorder {
  /** Leads a function's calls through the recorder. */
  firestoreHost: string;
  environment: Record<string, string>;
  /** What was called since the last time, in its sequence. */
  takeSteps(): Step[];
}

/** The fields of the request messages that say which transaction a read belongs to. */
const transactionFields: Record<string, number[]> = {
  BatchGetDocuments: [4, 5],
  RunQuery: [5, 6],
};
const repeatedField = 2;

/** Stands before the database, the accounts and the payment provider, and records what they are asked. */
export async function startRecorder(bench: Bench, providerUrl: string): Promise<Recorder> {
  let steps: Step[] = [];
  const firestoreHost = await serveDatabase(bench, {
    onMessage: (method, message) => addCall(steps, method, message),
  });
  const accountsUrl = `http://${hostOf(bench.settings, 'auth')}`;
  const forwardTo = (server: ServerVariable, url: string): Promise<string> =>
    forward(bench, url, (sent) => void steps.push({ kind: 'request', server, ...sent }));
  const accounts = await forwardTo('FIREBASE_AUTH_EMULATOR_HOST', accountsUrl);
  const provider = await forwardTo('RAZORPAY_API_URL', providerUrl);
  return {
    firestoreHost,
    environment: {
      FIREBASE_AUTH_EMULATOR_HOST: new URL(accounts).host,
      RAZORPAY_API_URL: provider,
    },
    takeSteps() {
      const taken = steps;
      steps = [];
      return taken;
    },
  };
}

function addCall(steps: Step[], method: string, message: Buffer): void {
  const fields = fieldNumbers(message);
  const repeated = fields.filter((field) => field === repeatedField).length;
  if (method === 'Commit') {
    // A commit without writes ends a transaction that only reads.
    if (repeated > 0) steps.push({ kind: 'commit', writes: repeated, bytes: message.length });
    return;
  }
  const ofTransaction = transactionFields[method];
  if (!ofTransaction) throw new Error(`A function called ${method}, which cannot be repeated.`);
  const read = method === 'RunQuery' ? 'query' : { documents: repeated };
  const last = steps.at(-1);
  if (!fields.some((field) => ofTransaction.includes(field))) steps.push({ kind: 'read', read });
  else if (last?.kind === 'transaction') last.reads.push(read);
  else steps.push({ kind: 'transaction', reads: [read] });
}

/** Serves what the server at `url` answers; resolves to the address. */
async function forward(
  { lifetime }: Bench,
  url: string,
  record: (sent: Omit<SentRequest, 'server'>) => void,
): Promise<string> {
  const app = createApp().all('*', async (c) => {
    const { method } = c.req;
    const { pathname, search } = new URL(c.req.url);
    const body = await c.req.text();
    const names = ['authorization', 'content-type'];
    const headers = Object.fromEntries(names.map((name) => [name, c.req.header(name) ?? '']));
    const path = pathname + search;
    record({ path, method, headers, body });
    return proxy(url + path, { method, headers, ...(body !== '' && { body }) });
  });
  const server = await serveApp(app, 0);
  lifetime.add(() => server.close());
  return server.url;
}

import { once } from 'node:events';
import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';

/** Serves a function in this process with Cloud Run's framework. Resolves to its address. */
export async function serve(name: string, handler: object): Promise<string> {
  http(name, handler as Parameters<typeof http>[1]);
  const server = getTestServer(name).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Not a TCP server.');
  return `http://127.0.0.1:${address.port}`;
}

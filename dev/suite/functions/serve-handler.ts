import domain from 'node:domain';
import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { listen } from '../../http/serve-app.ts';

// The framework catches a handler's late errors in a domain. A domain makes Node follow every promise, so the tests'
// process takes a sixth more processor time. Vitest reports late errors itself.
Object.assign(domain, { create: () => ({ on() {}, run: (handle: () => void) => handle() }) });

/** Serves a function in this process with Cloud Run's framework. Resolves to its address. */
export async function serve(name: string, handler: object): Promise<string> {
  http(name, handler as Parameters<typeof http>[1]);
  return `http://127.0.0.1:${await listen(getTestServer(name), 0)}`;
}

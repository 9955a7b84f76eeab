import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { readFirebaseConfig } from '../../../dev/suite/emulators/firebase-config.ts';
import { serve } from '../../../dev/suite/functions/serve-handler.ts';

interface HttpFunction {
  name: string;
  /** The address at which this process serves the function. */
  origin: string;
  /** The path at which Hosting serves the function. */
  path: string;
  method: string;
}

const root = resolve(import.meta.dirname, '../../..');

export async function httpFunctions(): Promise<HttpFunction[]> {
  const { rewrites } = (await readFirebaseConfig()).hosting;
  const files = globSync('functions/src/**/*.endpoint.ts', { cwd: root });
  const modules = await Promise.all(
    files.map((file) => import(resolve(root, file)) as Promise<Record<string, object>>),
  );
  const found = modules
    .flatMap((module) => Object.entries(module))
    .filter(([, it]) => isHttp(it))
    .map(async ([name, handler]) => {
      const source = rewrites.find((it) => it.function?.functionId === name)?.source;
      if (!source) throw new Error(`No rewrite of firebase.json leads to ${name}.`);
      const path = source.replace('**', 'countries');
      const origin = await serve(name, handler);
      return { name, origin, path, method: await methodOf(name, origin + path) };
    });
  return Promise.all(found);
}

function isHttp(candidate: object): boolean {
  const { __endpoint: endpoint } = candidate as { __endpoint?: object };
  return endpoint !== undefined && 'httpsTrigger' in endpoint;
}

/** Returns the method that the function names in its `Allow` header when it refuses PUT. */
async function methodOf(name: string, url: string): Promise<string> {
  const answer = await fetch(url, { method: 'PUT' });
  const method = answer.headers.get('Allow');
  if (!method) throw new Error(`${name} answers ${answer.status} and names no method.`);
  return method;
}

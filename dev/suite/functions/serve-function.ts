import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { root } from '../folders.ts';
import { Problem } from '../problem.ts';

const framework = join(root, 'node_modules/@google-cloud/functions-framework/build/src/main.js');

interface Served {
  projectId: string;
  /** The folder or file of the built functions. */
  source: string;
  /** Besides that of this process. */
  environment?: NodeJS.ProcessEnv;
  /** Of Node. */
  flags?: string[];
}

export interface ServedFunction {
  url: string;
  child: ChildProcess;
  /** What its process has written to its output so far. */
  output: () => string;
}

/**
 * Serves a built function in a process of its own, with the framework that runs it in Cloud Run, on a free
 * port. Throws a Problem with its output if it ends at once.
 */
export async function serveFunction(
  target: string,
  { projectId, source, environment, flags = [] }: Served,
): Promise<ServedFunction> {
  const port = await getPort();
  // As in Cloud Run: the framework reads a body before the function does in the emulator.
  const { NODE_ENV: _, FUNCTIONS_EMULATOR: __, ...own } = process.env;
  const output: string[] = [];
  const child = spawn(process.execPath, [...flags, framework], {
    env: {
      ...own,
      FIREBASE_CONFIG: JSON.stringify({ projectId }),
      FUNCTION_SIGNATURE_TYPE: 'http',
      FUNCTION_SOURCE: source,
      FUNCTION_TARGET: target,
      PORT: String(port),
      ...environment,
    },
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => output.push(String(chunk)));
  }
  const url = `http://127.0.0.1:${port}`;
  while (!(await isListening(url))) {
    if (child.exitCode !== null) throw new Problem(`${target} did not start: ${output.join('')}`);
    await wait(20);
  }
  return { url, child, output: () => output.join('') };
}

async function isListening(url: string): Promise<boolean> {
  // The framework answers this path itself.
  return fetch(`${url}/robots.txt`).then(
    () => true,
    () => false,
  );
}

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
  /** Variables in addition to this process's environment. */
  environment?: NodeJS.ProcessEnv;
  /** Flags for Node. */
  flags?: string[];
}

export interface ServedFunction {
  url: string;
  child: ChildProcess;
  /** The output so far. */
  output: () => string;
}

/**
 * Serves a built function in its own process with Cloud Run's framework. Throws a Problem with the output if the
 * process ends before it listens.
 */
export async function serveFunction(
  target: string,
  { projectId, source, environment, flags = [] }: Served,
): Promise<ServedFunction> {
  const port = await getPort();
  // These variables would make the function behave differently from Cloud Run.
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
  // The framework answers this path without calling the function.
  return fetch(`${url}/robots.txt`).then(
    () => true,
    () => false,
  );
}

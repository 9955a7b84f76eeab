/** `node time-load.ts <module>` loads a module as the functions framework does, and prints a LoadedModule. */
import { createRequire } from 'node:module';

export interface LoadedModule {
  /** How long it took, in ms. */
  duration: number;
  functions: LoadedFunction[];
}

export interface LoadedFunction {
  name: string;
  /** Whether a person or the payment provider waits for it. */
  answersRequests: boolean;
}

const [path = ''] = process.argv.slice(2);
const load = createRequire(import.meta.url);
const started = performance.now();
const exported = load(path) as Record<string, { __endpoint?: { httpsTrigger?: object } }>;
const duration = performance.now() - started;
const functions = Object.entries(exported).map(([name, { __endpoint: endpoint }]) => ({
  name,
  answersRequests: endpoint?.httpsTrigger !== undefined,
}));
console.log(JSON.stringify({ duration, functions } satisfies LoadedModule));
process.exit();

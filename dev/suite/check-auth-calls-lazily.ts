/**
 * Lets the Auth emulator compile the schema of a call when the call first comes. By itself it compiles all of them
 * when it starts, which is half of the work of a start. Node loads this file before firebase-tools, which has no
 * setting for it.
 */
import { createRequire } from 'node:module';

interface Exegesis {
  middleware: (spec: object, options: object) => Promise<unknown>;
}

const loadForFirebaseTools = createRequire(import.meta.resolve('firebase-tools'));
const exegesis = loadForFirebaseTools('exegesis-express') as Exegesis;
const { middleware } = exegesis;
exegesis.middleware = (spec, options) =>
  middleware(spec, { ...options, lazyCompileValidationSchemas: true });

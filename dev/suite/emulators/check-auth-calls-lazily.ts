/**
 * The Auth emulator compiles the schemas of all its calls at startup, which takes half of its startup time. With
 * this file, it compiles a schema at the first call. firebase-tools has no setting for this, so Node loads this
 * file before firebase-tools.
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

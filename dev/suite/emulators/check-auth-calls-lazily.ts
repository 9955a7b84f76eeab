/**
 * The Auth emulator compiles the schemas of all calls when it starts, which is half of the work of a start. With
 * this file it compiles a schema at the first call. Node loads the file before firebase-tools, which has no setting
 * for it.
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

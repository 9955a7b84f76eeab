import type { FirebaseConfig } from '../../suite/emulators/firebase-config.ts';
import { ask, describeReply } from './ask.ts';
import { observed, type Check } from './check.ts';
import { examplePaths } from './example-paths.ts';

/** Checks that each rewrite leads to its function, which refuses PUT before it does anything. */
export function endpointChecks(origin: string, { rewrites }: FirebaseConfig['hosting']): Check[] {
  const sources = rewrites.filter((it) => it.function !== undefined).map(({ source }) => source);
  return sources.flatMap(examplePaths).map((path) => ({
    name: `PUT ${path}`,
    mustBe: '405 method-not-allowed of our function, with Allow',
    observe: async () => {
      const reply = await ask(origin, path, { method: 'PUT' });
      const allowed = reply.headers.get('Allow') ?? '';
      const isOurs = reply.status === 405 && reply.code === 'method-not-allowed';
      const got = `${describeReply(reply)}, ${allowed === '' ? 'without Allow' : `Allow: ${allowed}`}`;
      return observed(got, isOurs && allowed !== '');
    },
  }));
}

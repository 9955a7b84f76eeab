import type { FirebaseConfig } from '../../suite/emulators/firebase-config.ts';
import { ask } from './ask.ts';
import { judge, observed, type Check, type Observation } from './check.ts';
import { examplePaths } from './example-paths.ts';
import { headersOf } from './headers-of.ts';

type Hosting = FirebaseConfig['hosting'];

/** Checks the status and the headers of a page of each kind. */
export function pageChecks(origin: string, { rewrites, headers: rules }: Hosting): Check[] {
  const rewritten = rewrites
    .filter(({ destination }) => destination !== undefined)
    .flatMap(({ source }) => examplePaths(source));
  const observe = (path: string, status: number) => observePage(origin, path, status, rules);
  const pages = ['/', '/cart', '/account/action', ...rewritten].map((path) => pageCheck(path, 200));
  return [
    ...pages,
    pageCheck('/no-such-page', 404),
    {
      name: 'A script of the landing page',
      mustBe: '200 with the headers of firebase.json, so browsers keep it',
      observe: async () => {
        const { text } = await ask(origin, '/');
        const [script] = /\/assets\/[\w.-]+\.js/.exec(text) ?? [];
        if (script === undefined) return observed('a page without a script', false);
        return observe(script, 200);
      },
    },
  ];

  function pageCheck(path: string, status: number): Check {
    return {
      name: `The page ${path}`,
      mustBe: `${status} with the headers of firebase.json`,
      observe: () => observe(path, status),
    };
  }
}

async function observePage(
  origin: string,
  path: string,
  status: number,
  rules: Hosting['headers'],
): Promise<Observation> {
  const reply = await ask(origin, path);
  const expected = Object.entries(headersOf(rules, path));
  const differing = expected.flatMap(([key, value]) => {
    const got = reply.headers.get(key);
    return got === value ? [] : `${key} is ${got ?? 'missing'}, but must be ${value}`;
  });
  return judge(
    [...(reply.status === status ? [] : [`${reply.status}`]), ...differing],
    `${status} with all ${expected.length} headers`,
  );
}

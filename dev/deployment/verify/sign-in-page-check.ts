import type { FirebaseConfig } from '../../suite/emulators/firebase-config.ts';
import { ask } from './ask.ts';
import { observed, type Check } from './check.ts';
import { headersOf } from './headers-of.ts';

const path = '/__/auth/handler';
/** With another value, Google's window can't return to the page that opened it. */
const decisive = ['Content-Security-Policy', 'Cross-Origin-Opener-Policy'];

/** Checks Firebase's own sign-in page. Firebase doesn't document whether Hosting sends our headers with it. */
export function signInPageCheck(
  origin: string,
  { headers: rules }: FirebaseConfig['hosting'],
): Check {
  return {
    name: `Firebase's sign-in page ${path}`,
    mustBe: `200. ${decisive.join(' and ')} are missing, or as in firebase.json`,
    observe: async () => {
      const { status, headers } = await ask(origin, path);
      const expected = headersOf(rules, path);
      const got = decisive.map((key) => headers.get(key));
      const isRight = decisive.every((key, at) => got[at] === null || got[at] === expected[key]);
      const shown = decisive.map((key, at) => `${key}: ${got[at] ?? 'missing'}`);
      return observed(`${status}. ${shown.join('; ')}`, status === 200 && isRight);
    },
  };
}

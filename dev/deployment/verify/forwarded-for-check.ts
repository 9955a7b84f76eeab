import { endpoints } from '../../../functions/shared/endpoints.ts';
import { knownFronts } from '../../../functions/src/platform/http/client-address.ts';
import type { Google } from '../../google/google.ts';
import { ask } from './ask.ts';
import { nothingYet, observed, type Check } from './check.ts';
import { readLog } from './read-log.ts';

/** Hosting adds the browser's address, and Google's front end adds that of the last front before it. */
const throughHosting = knownFronts + 1;
const filter = 'resource.type="cloud_run_revision" AND jsonPayload.message="forwarded-for"';

/** Checks the assumption behind the limits of requests per address. */
export function forwardedForCheck(
  origin: string,
  google: Google,
  pause?: () => Promise<unknown>,
): Check {
  return {
    name: 'The addresses in X-Forwarded-For',
    mustBe: `${throughHosting} for a call through the site`,
    observe: async () => {
      // The endpoint counts the caller before it refuses the place, and the CDN doesn't store a refusal.
      await ask(origin, `${endpoints.countries}/none`);
      const entries = await readLog(google, filter, pause);
      const lengths = entries.map(({ jsonPayload }) => jsonPayload?.addresses ?? 0);
      if (lengths.length === 0) return nothingYet;
      const isRight = lengths.includes(throughHosting);
      const advice = isRight ? '' : '. Correct knownFronts in client-address.ts';
      return observed(`${[...new Set(lengths)].join(', ')} in the last week${advice}`, isRight);
    },
  };
}

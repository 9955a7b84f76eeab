import type { Google } from '../../google/google.ts';
import { nothingYet, observed, type Check } from './check.ts';
import { readLog } from './read-log.ts';

/** Razorpay waits this long for the webhook's answer. */
const longestSeconds = 5;

/** Checks how long the webhook took at most since it was deployed, which includes its cold starts. */
export function coldStartCheck(google: Google, pause?: () => Promise<unknown>): Check {
  const filter = `logName="projects/${google.projectId}/logs/run.googleapis.com%2Frequests" AND resource.labels.service_name="razorpaywebhook"`;
  return {
    name: 'The cold start of the webhook',
    mustBe: `under ${longestSeconds} s, because Razorpay waits no longer`,
    observe: async () => {
      const entries = await readLog(google, filter, pause);
      const revision = entries[0]?.resource?.labels?.revision_name;
      const seconds = entries
        .filter(({ resource }) => resource?.labels?.revision_name === revision)
        .map(({ httpRequest }) => Number.parseFloat(httpRequest?.latency ?? '0'));
      if (seconds.length === 0) return nothingYet;
      const slowest = Math.max(...seconds);
      const isRight = slowest < longestSeconds;
      const advice = isRight ? '' : '. Set WEBHOOK_MIN_INSTANCES=1 and deploy';
      const got = `${slowest.toFixed(1)} s for the slowest of ${seconds.length} calls${advice}`;
      return observed(got, isRight);
    },
  };
}

import { Problem } from '../suite/problem.ts';

/**
 * Reads a list such as `firestore,functions:razorpayWebhook`. Throws a Problem for an invalid target, because
 * firebase-tools treats an empty one as all targets.
 */
export function readTargets(only: string): string[] {
  const targets = only.split(',');
  for (const target of targets) {
    if (!/^(firestore|functions|hosting)(:\S+)?$/.test(target)) {
      throw new Problem(
        `--only has "${target}". It takes a list of firestore, functions and hosting, or of parts such as functions:razorpayWebhook.`,
      );
    }
  }
  return targets;
}

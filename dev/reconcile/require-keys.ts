import { Problem } from '../suite/problem.ts';

/** Throws a Problem unless the environment has the keys by which a real project's payments are read. */
export function requireKeys(environment: NodeJS.ProcessEnv): void {
  for (const name of ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET']) {
    if (!environment[name]) {
      throw new Problem(
        `${name} is not set. For a real project both of Razorpay's keys are needed.`,
      );
    }
  }
}

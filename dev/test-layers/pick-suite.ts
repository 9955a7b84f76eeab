const environments = JSON.parse(process.env['TEST_SUITES'] ?? '[]') as Record<string, string>[];

/** The number of suites that share the tests of a layer. */
export const suiteCount = Math.max(environments.length, 1);

/** Points this process at the suite of its worker, counted from 0. */
export function pickSuite(worker: number): void {
  Object.assign(process.env, environments[worker % suiteCount]);
}

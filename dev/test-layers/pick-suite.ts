const environments = JSON.parse(process.env['TEST_SUITES'] ?? '[]') as Record<string, string>[];

/** How many suites the tests of a layer are spread over. */
export const suiteCount = Math.max(environments.length, 1);

/** Points this process to the suite of its worker, which is counted from 0. */
export function pickSuite(worker: number): void {
  Object.assign(process.env, environments[worker % suiteCount]);
}

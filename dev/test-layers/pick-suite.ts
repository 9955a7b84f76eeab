const environments = JSON.parse(process.env['TEST_SUITES'] ?? '[]') as Record<string, string>[];

export const suiteCount = Math.max(environments.length, 1);

/** Selects the suite of a worker, counted from 0. */
export function pickSuite(worker: number): void {
  Object.assign(process.env, environments[worker % suiteCount]);
}

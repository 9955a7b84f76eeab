/** How many checks or tests of a layer passed and failed. */
export interface Count {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number };
  errors: unknown[];
}

const nothing: Count = { passed: 0, failed: 0 };

/** Counts the tests of Vitest's JSON report; a file that did not load counts as one that failed. */
export function countVitest(json: unknown): Count {
  if (json === undefined) return nothing;
  const report = json as VitestReport;
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
  };
}

/** Counts the tests of Playwright's JSON report. One that passed only when repeated counts as failed. */
export function countPlaywright(json: unknown): Count {
  if (json === undefined) return nothing;
  const { stats, errors } = json as PlaywrightReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/** A layer that ended badly without naming a failure, or in which nothing ran, counts as one failure. */
export function completeCount(count: Count, exitCode: number | string): Count {
  const isIncomplete = count.failed === 0 && (exitCode !== 0 || count.passed === 0);
  return isIncomplete ? { ...count, failed: 1 } : count;
}

export function addCounts(counts: Count[]): Count {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  };
}

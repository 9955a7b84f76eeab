import { describeFailure, type Outcome } from './outcome.ts';

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** What Vitest's JSON report says; a file that did not load counts as one that failed. */
export function readVitestOutcome(json: unknown): Outcome {
  if (json === undefined) return { passed: 0, failures: [] };
  const { numPassedTests, testResults } = json as VitestReport;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    if (status === 'failed' && assertionResults.length === 0) {
      return [describeFailure(name, message)];
    }
    return assertionResults
      .filter((assertion) => assertion.status === 'failed')
      .map(({ fullName, failureMessages }) => describeFailure(fullName, failureMessages[0]));
  });
  return { passed: numPassedTests, failures };
}

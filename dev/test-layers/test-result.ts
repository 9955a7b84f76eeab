/** How a test or a check ended. */
export interface TestResult {
  /** Its file and title. */
  name: string;
  /** Absent when it passed. */
  error?: string;
  /** What the page of a browser test showed of the specification. */
  shows?: string[];
}

/** Sends a result from a reporter in a test runner to the process that started the runner. */
export function sendResult(result: TestResult): void {
  process.send?.(result);
}

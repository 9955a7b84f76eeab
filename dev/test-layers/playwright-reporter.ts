import { relative } from 'node:path';
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { sendResult } from './layer.ts';

export default class PlaywrightReporter implements Reporter {
  printsToStdio(): boolean {
    return false;
  }

  onTestEnd(test: TestCase, { status, errors }: TestResult): void {
    if (status === 'skipped') return;
    const name = `${relative(process.cwd(), test.location.file)} › ${test.title}`;
    const isPassed = status === test.expectedStatus;
    sendResult({
      name,
      ...(!isPassed && { error: errors.map(describe).join('\n') || status }),
    });
  }

  onError(error: TestError): void {
    sendResult({ name: 'outside the tests', error: error.message ?? '' });
  }
}

/** Describes an error with its line. After a timeout, only the line shows where the test was. */
function describe({ message = '', location }: TestError): string {
  if (!location) return message;
  return `${relative(process.cwd(), location.file)}:${location.line}\n${message}`;
}

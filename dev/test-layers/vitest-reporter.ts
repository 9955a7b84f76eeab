import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';
import { sendResult } from './layer.ts';

interface TestError {
  message: string;
  stacks?: { file: string; line: number }[];
  diff?: string;
}

export default class VitestReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state === 'skipped') return;
    const name = `${test.module.relativeModuleId} › ${test.fullName}`;
    sendResult(state === 'passed' ? { name } : { name, error: describe(errors?.[0]) });
  }

  onTestSuiteResult(suite: TestSuite): void {
    sendErrors(`${suite.module.relativeModuleId} › ${suite.fullName}`, suite.errors());
  }

  onTestModuleEnd(module: TestModule): void {
    sendErrors(module.relativeModuleId, module.errors());
  }

  onTestRunEnd(_: readonly TestModule[], errors: readonly TestError[]): void {
    sendErrors('outside the tests', errors);
  }
}

function sendErrors(name: string, errors: readonly TestError[]): void {
  for (const error of errors) sendResult({ name, error: describe(error) });
}

function describe({ message, stacks = [], diff = '' }: TestError = { message: '' }): string {
  const place = stacks.find(({ file }) => !file.includes('node_modules'));
  return [message, place ? `at ${place.file}:${place.line}` : '', diff].join('\n');
}

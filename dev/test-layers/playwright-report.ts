import { describeFailure, type Outcome } from './outcome.ts';

interface PlaywrightReport extends ReportedSuite {
  stats: { expected: number };
  errors: ReportedError[];
}

interface ReportedSuite {
  specs?: ReportedSpec[];
  suites?: ReportedSuite[];
}

interface ReportedSpec {
  file: string;
  title: string;
  tests: {
    status: string;
    annotations: { type: string; description?: string }[];
    results: { errors: ReportedError[] }[];
  }[];
}

interface ReportedError {
  message?: string;
}

/** What Playwright's JSON report says. A test that passed only when repeated counts as failed. */
export function readPlaywrightOutcome(json: unknown): Outcome {
  if (json === undefined) return { passed: 0, failures: [] };
  const { stats, errors } = json as PlaywrightReport;
  return {
    passed: stats.expected,
    failures: [
      ...errors.map(({ message }) => describeFailure('outside the tests', message)),
      ...listSpecs(json).flatMap(listFailures),
    ],
  };
}

/** The tests of a JSON report, if there is one, in its order. */
export function listSpecs(json: unknown): ReportedSpec[] {
  const { specs = [], suites = [] } = (json ?? {}) as ReportedSuite;
  return [...specs, ...suites.flatMap(listSpecs)];
}

function listFailures({ file, title, tests }: ReportedSpec): string[] {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ results }) => {
      const [first] = results.flatMap(({ errors }) => errors);
      return describeFailure(`${file} › ${title}`, first?.message);
    });
}

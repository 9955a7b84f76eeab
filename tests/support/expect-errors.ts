import { afterAll, afterEach, expect, type RunnerTask } from 'vitest';

const expected = new Set<string>();
const tolerated = new Set<string>();
const logged = new Set<string>();
/** What was logged in this file, as the log has it. */
export const loggedErrors: string[] = [];
let unexpected: string[] = [];

/**
 * Announces errors that tests of this file provoke: by the message of the log entry, or by the first line
 * of what the console gets. Any other error fails its test. An announced one that is never logged fails
 * the file.
 */
export function expectErrors(...names: string[]): void {
  for (const name of names) expected.add(name);
}

/** Lets such errors be, logged or not: a sweep of the whole database meets what other test files left there. */
export function tolerateErrors(...names: string[]): void {
  for (const name of names) tolerated.add(name);
}

/** Watches the console of a test file. Call it before the file loads: the functions' logger keeps the console as it is then. */
export function refuseOtherErrors(): void {
  // In one process the files share this module, and the logger keeps the console of the first.
  for (const names of [expected, tolerated, logged]) names.clear();
  unexpected = [];
  loggedErrors.length = 0;
  console.error = (...texts: unknown[]): void => {
    const text = texts.map(String).join(' ');
    const name = nameOf(text);
    loggedErrors.push(text);
    logged.add(name);
    if (!expected.has(name) && !tolerated.has(name)) unexpected.push(text);
  };
  let file: RunnerTask | undefined;
  afterEach(({ task }) => {
    file = task.file;
    const found = unexpected;
    unexpected = [];
    expect(found, 'errors that the test does not expect').toEqual([]);
  });
  afterAll(() => {
    if (file === undefined || !isWhole(file)) return;
    const missing = [...expected].filter((name) => !logged.has(name));
    expect(missing, 'announced errors that no test logged').toEqual([]);
  });
}

/** Whether no test was left out, as when one is chosen by its title. */
function isWhole(task: RunnerTask): boolean {
  return task.mode === 'run' && (task.type === 'test' || task.tasks.every(isWhole));
}

function nameOf(text: string): string {
  const [line = ''] = (messageOf(text) ?? text).split('\n');
  return line.replace(/^Error: /, '');
}

/** Of a log entry; undefined for any other text. */
function messageOf(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { message?: string }).message;
  } catch {
    return undefined;
  }
}

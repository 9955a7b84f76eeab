import { afterAll, afterEach, expect, type RunnerTask } from 'vitest';

const expected = new Set<string>();
const tolerated = new Set<string>();
const logged = new Set<string>();
export const loggedErrors: string[] = [];
let unexpected: string[] = [];

/**
 * Announces errors that the tests of this file provoke. A name is the message of a log entry, or the first line of
 * a console text. Any other error fails its test. An announced error that is never logged fails the file.
 */
export function expectErrors(...names: string[]): void {
  for (const name of names) expected.add(name);
}

/**
 * Tolerates errors whether they are logged or not. A sweep of the whole database meets documents of other test
 * files.
 */
export function tolerateErrors(...names: string[]): void {
  for (const name of names) tolerated.add(name);
}

/**
 * Watches the console of a test file. Call it before the file loads, because the functions' logger keeps the
 * console of that time.
 */
export function refuseOtherErrors(): void {
  // Test files in one process share this module, and the logger keeps the console of the first file.
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

/** Whether all tests ran. A run that selects tests by title skips some. */
function isWhole(task: RunnerTask): boolean {
  return task.mode === 'run' && (task.type === 'test' || task.tasks.every(isWhole));
}

function nameOf(text: string): string {
  const [line = ''] = (messageOf(text) ?? text).split('\n');
  return line.replace(/^Error: /, '');
}

function messageOf(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { message?: string }).message;
  } catch {
    return undefined;
  }
}

import { runProcess, type ProcessOptions } from '../suite/processes.ts';
import type { LayerRun, TestResult } from './layer.ts';

const keptLines = 12;

/**
 * Runs a tool, whose reporter can send the result of each test. If the tool fails without a failed test, it counts
 * as one failed check with the last lines of its output.
 */
export async function runTool(
  { lifetime, environment, onLine, onResult }: LayerRun,
  name: string,
  options: ProcessOptions,
): Promise<number | string> {
  const recent: string[] = [];
  let hasFailed = false;
  const code = await runProcess(lifetime, {
    ...options,
    environment,
    onLine(line) {
      onLine(line);
      recent.push(line);
      if (recent.length > keptLines) recent.shift();
    },
    onMessage(message) {
      const result = message as TestResult;
      if (result.error !== undefined) hasFailed = true;
      onResult(result);
    },
  });
  if (code !== 0 && !hasFailed) {
    onResult({ name: `${name} ended with ${code}`, error: recent.join('\n') });
  }
  return code;
}

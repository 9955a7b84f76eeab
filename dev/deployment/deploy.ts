import { adviceOn, isPropagating } from './known-failures.ts';

export interface StepResult {
  code: number;
  output: string;
}

interface Surroundings {
  /** Runs `firebase deploy` with more arguments. */
  run: (args: string[]) => Promise<StepResult>;
  /** Waits until new permissions have reached all of Google's services. */
  waitForPermissions: () => Promise<void>;
  say: (line: string) => void;
}

/**
 * Deploys the targets, such as `['firestore', 'functions', 'hosting']`. Resolves to the exit code of
 * firebase-tools. Retries a step once, because a project's first deployment fails while its permissions spread.
 */
export async function deploy(
  targets: readonly string[],
  { run, waitForPermissions, say }: Surroundings,
): Promise<number> {
  for (const step of stepsOf(targets)) {
    let result = await run(step);
    if (result.code !== 0 && isPropagating(result.output)) {
      say("\nGoogle is still applying this project's permissions. Retrying in 3 minutes…");
      await waitForPermissions();
      result = await run(step);
    }
    if (result.code !== 0) {
      for (const line of adviceOn(result.output)) say(`\n${line}`);
      return result.code;
    }
  }
  return 0;
}

/**
 * Splits the targets into runs of firebase-tools. `--force` accepts trigger retries, a higher minimum bill, and the
 * deletion of removed functions and old images. It would also delete each index and TTL policy that
 * firestore.indexes.json lacks, and a rollback would have to rebuild them. The database is therefore deployed
 * without it.
 */
function stepsOf(targets: readonly string[]): string[][] {
  const database = targets.filter(isOfDatabase);
  const others = targets.filter((target) => !isOfDatabase(target));
  return [
    ...(database.length > 0 ? [['--only', database.join(',')]] : []),
    ...(others.length > 0 ? [['--only', others.join(','), '--force']] : []),
  ];
}

function isOfDatabase(target: string): boolean {
  return target.startsWith('firestore');
}

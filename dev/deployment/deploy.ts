import { adviceOn, isPropagating } from './known-failures.ts';

export interface StepResult {
  code: number;
  output: string;
}

interface Surroundings {
  /** Runs `firebase deploy` with additional arguments. */
  run: (args: string[]) => Promise<StepResult>;
  /** Waits until Google has told its services of new permissions. */
  waitForPermissions: () => Promise<void>;
  say: (line: string) => void;
}

/**
 * Deploys the targets, such as `['firestore', 'functions', 'hosting']`. Resolves to the exit code of
 * firebase-tools. A project's first deployment fails while its new permissions spread; it is repeated once.
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
 * `--force` answers four questions of the functions: whether a trigger may be retried, the minimum bill may
 * rise, removed functions may be deleted, and old images may be cleaned up. It would also delete each index
 * and lifetime that firestore.indexes.json lacks, with all that a rollback then has to build again, so the
 * database is deployed without it.
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

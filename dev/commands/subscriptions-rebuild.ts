import { isConfirmed } from '../operator/confirm.ts';
import { connectTo } from '../operator/connect-to.ts';
import { confirmingOptions, parseArguments } from '../operator/parse-arguments.ts';
import { operatorCommand } from '../operator/operator-command.ts';

const usage = 'npm run subscriptions:rebuild -- [--apply] [--yes] [--project <id>]';

/**
 * Lists the plans that differ from what was paid, for example after a restore. With `--apply`, makes them what was
 * paid.
 */
export const run = operatorCommand(import.meta.filename, async () => {
  const { apply, yes, project } = readArguments();
  await connectTo(project);
  // A static import would connect before the project is known.
  const { rebuild } = await import('../operator/rebuild-work.ts');
  const isRight = await rebuild({ isApplied: false });
  if (isRight || !apply) return isRight ? 0 : 1;
  console.log(`Project ${process.env['GCLOUD_PROJECT']}. The plans listed above will be changed.`);
  if (!(await isConfirmed(yes))) return 1;
  await rebuild({ isApplied: true });
  return (await rebuild({ isApplied: false })) ? 0 : 1;
});

function readArguments() {
  const options = { ...confirmingOptions, apply: { type: 'boolean', default: false } } as const;
  return parseArguments({ options }, usage).values;
}

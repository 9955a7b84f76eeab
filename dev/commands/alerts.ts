import { connectTo } from '../operator/connect-to.ts';
import { confirmingOptions, parseArguments } from '../operator/parse-arguments.ts';
import { readId, readWords } from '../operator/read-entered.ts';
import { operatorCommand } from '../operator/operator-command.ts';
import { Problem } from '../suite/problem.ts';

const usage = `npm run alerts [-- --project <id>]
       npm run alerts -- resolve <id> --note <text> [--yes] [--project <id>]
       npm run alerts -- resend <email id> [--second-time] [--yes] [--project <id>]
       npm run alerts -- receipt <payment id> [--yes] [--project <id>]`;

/**
 * Lists the work that waits for the operator. Resolves an alert, resends an email or issues a failed receipt, for
 * example `-- resolve unmatched --note "Refunded it."`.
 */
export const run = operatorCommand(import.meta.filename, async () => {
  const { action, id, note, isSecondTime, yes, project } = readArguments();
  await connectTo(project);
  // A static import would connect before the project is known.
  const { listWork, work } = await import('../operator/waiting-work.ts');
  if (action !== undefined) return work[action](id, { note, isSecondTime, yes });
  await listWork();
  return 0;
});

function readArguments() {
  const secondTime = { type: 'boolean', default: false } as const;
  const options = {
    ...confirmingOptions,
    note: { type: 'string' },
    'second-time': secondTime,
  } as const;
  const { positionals, values } = parseArguments({ options, allowPositionals: true }, usage);
  const [entered, id, ...others] = positionals;
  const { note, 'second-time': isSecondTime, yes, project } = values;
  const action = (['resolve', 'resend', 'receipt'] as const).find((it) => it === entered);
  const isWhole = entered === undefined || (action !== undefined && id !== undefined);
  const hasNote = note !== undefined;
  if (!isWhole || others.length > 0 || hasNote !== (action === 'resolve')) {
    throw new Problem(`Give an ID, and a note if you resolve an alert.\nUsage: ${usage}`);
  }
  if (isSecondTime && action !== 'resend') throw new Problem(`Usage: ${usage}`);
  return {
    action,
    id: id === undefined ? '' : readId(id),
    note: hasNote ? readWords(note) : '',
    isSecondTime,
    yes,
    project,
  };
}

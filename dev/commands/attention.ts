import { isRecurring } from '../../functions/shared/attention.ts';
import { describeAttention } from '../operator/describe-attention.ts';
import { isConfirmed } from '../operator/confirm.ts';
import { connectTo } from '../operator/connect-to.ts';
import { askingOptions, parseArguments } from '../operator/parse-arguments.ts';
import { readId, readWords } from '../operator/read-typed.ts';
import { runOperatorCommand } from '../operator/run-operator-command.ts';
import { Problem } from '../suite/problem.ts';

const usage = `npm run attention [-- --project <id>]
       npm run attention -- resolve <id> --note <text> [--yes] [--project <id>]`;

const maxListed = 50;

/** Lists the open attention items, or resolves one: `-- resolve unmatched --note "Refunded it."`. */
await runOperatorCommand(async () => {
  const options = { ...askingOptions, note: { type: 'string' } } as const;
  const { positionals, values } = parseArguments({ options, allowPositionals: true }, usage);
  const [action, id, ...others] = positionals;
  const { note, yes, project } = values;
  if (action === undefined && note === undefined) {
    connectTo(project);
    return list();
  }
  if (action !== 'resolve' || !id || others.length > 0 || !note) {
    throw new Problem(`To resolve an item, give its id and a note.\nUsage: ${usage}`);
  }
  connectTo(project);
  return resolve(readId(id), readWords(note), yes);
});

async function list(): Promise<number> {
  const { readOpenAttention } = await import('../../functions/src/alerts/read-open-attention.ts');
  const open = await readOpenAttention(maxListed);
  for (const item of open) console.log(`${describeAttention(item.id, item.data())}\n`);
  const isWhole = open.length < maxListed;
  const place = `in the project ${process.env['GCLOUD_PROJECT']}`;
  console.log(
    isWhole
      ? `Open items ${place}: ${open.length}.`
      : `These are the latest ${maxListed} ${place}.`,
  );
  return 0;
}

async function resolve(id: string, note: string, yes: boolean): Promise<number> {
  const { attention } = await import('../../functions/src/alerts/attention-item.ts');
  const item = (await attention.doc(id).get()).data();
  if (!item) throw new Problem(`There is no attention item "${id}".`);
  console.log(describeAttention(id, item));
  if (item.resolvedAt !== null) {
    console.log('It was resolved before. Nothing was changed.');
    return 0;
  }
  console.log(`It is resolved then in the project ${process.env['GCLOUD_PROJECT']}.`);
  if (!(await isConfirmed(yes))) return 1;
  const { resolveAttention } = await import('../../functions/src/desk/resolve.ts');
  const outcome = await resolveAttention(id, item, note);
  if (outcome !== 'resolved') {
    throw new Problem(
      'It has changed since it was shown, so it was not resolved. Look at it again.',
    );
  }
  console.log(
    `Resolved.${isRecurring(item.kind) ? ' It is opened again if it happens again.' : ''}`,
  );
  return 0;
}

import { hasAddress, mayResend } from '../../functions/shared/letter-kinds.ts';
import type { OutboxEntry } from '../../functions/src/outbox/outbox-entry.ts';
import { isConfirmed } from '../operator/confirm.ts';
import { connectTo } from '../operator/connect-to.ts';
import { describeLetter, isToOperator } from '../operator/describe-letter.ts';
import { findRecipient } from '../operator/find-recipient.ts';
import { askingOptions, parseArguments } from '../operator/parse-arguments.ts';
import { readId } from '../operator/read-typed.ts';
import { runOperatorCommand } from '../operator/run-operator-command.ts';
import { Problem } from '../suite/problem.ts';

const usage = `npm run letter:resend [-- --project <id>]
       npm run letter:resend -- <letter id> [--second-time] [--yes] [--project <id>]`;

const maxListed = 50;

/** Sends a failed letter again: `-- paid_pay_Example0000001`. Lists the failed letters if none is named. */
await runOperatorCommand(async () => {
  const secondTime = { type: 'boolean', default: false } as const;
  const options = { ...askingOptions, 'second-time': secondTime } as const;
  const { positionals, values } = parseArguments({ options, allowPositionals: true }, usage);
  const [id, ...others] = positionals;
  if (others.length > 0) throw new Problem(`Name one letter.\nUsage: ${usage}`);
  connectTo(values.project);
  return id === undefined ? list() : resend(readId(id), values['second-time'], values.yes);
});

async function list(): Promise<number> {
  const { readFailedLetters } = await import('../../functions/src/letters/read-failed-letters.ts');
  const failed = await readFailedLetters(maxListed);
  for (const letter of failed) console.log(`${describeLetter(letter.id, letter.data(), null)}\n`);
  const isWhole = failed.length < maxListed;
  console.log(isWhole ? `Failed letters: ${failed.length}.` : `These are the latest ${maxListed}.`);
  return 0;
}

async function resend(id: string, isSecondTime: boolean, yes: boolean): Promise<number> {
  const { outbox } = await import('../../functions/src/outbox/outbox-entry.ts');
  const { resendLetter } = await import('../../functions/src/letters/resend-letter.ts');
  const letter = (await outbox.doc(id).get()).data();
  if (!letter) throw new Problem(`There is no letter "${id}".`);
  const recipient = isToOperator(letter) ? 'the operator' : await findRecipient(letter);
  console.log(describeLetter(id, letter, recipient));
  if (!mayResend(letter, isSecondTime)) return leaveAlone(letter);
  const words = letter.state === 'sent' ? 'a second time' : 'again';
  console.log(`It is sent ${words} then by the project ${process.env['GCLOUD_PROJECT']}.`);
  if (!(await isConfirmed(yes))) return 1;
  const found = await resendLetter(id, { isSecondTime });
  if (!found || !mayResend(found, isSecondTime)) {
    throw new Problem('It has changed since it was shown, so it was left alone. Look at it again.');
  }
  console.log('Queued. Run the command again to see what became of it.');
  return 0;
}

function leaveAlone(letter: OutboxEntry): number {
  const { state, isSecondTime } = letter;
  if (!hasAddress(letter)) {
    console.log('There is no address left to send it to. Tell its reader in another way.');
    return 0;
  }
  const isRepeatable = state === 'sent' && !isSecondTime;
  console.log(
    isRepeatable
      ? 'It was sent. To send it a second time, add --second-time.'
      : 'There is nothing to do.',
  );
  return 0;
}

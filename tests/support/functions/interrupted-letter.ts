/**
 * A process that sends a letter and kills itself at the given moment, or is killed by the test.
 * `node interrupted-letter.ts <id> <smtpUrl> <moment>`
 */
import { sendLetter } from '../../../functions/src/letters/send/send-letter.ts';
import { aLetterSender } from './outbox.ts';

const [id = '', smtpUrl = '', moment = ''] = process.argv.slice(2);
const outbox = aLetterSender(smtpUrl);

if (moment === 'before the claim') await die();
await sendLetter(id, {
  ...outbox,
  mailer: {
    async send(mail) {
      if (moment === 'after the claim') await die();
      await outbox.mailer.send(mail);
      if (moment === 'before the note') await die();
    },
  },
});

async function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL');
  return new Promise<never>(() => {});
}

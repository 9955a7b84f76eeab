/** A process that sends a letter and is killed by the test: `node interrupted-letter.ts <id> <smtpUrl>` */
import { sendLetter } from '../../../functions/src/letters/send/send-letter.ts';
import { aLetterSender } from './outbox.ts';

const [id = '', smtpUrl = ''] = process.argv.slice(2);

await sendLetter(id, aLetterSender(smtpUrl));

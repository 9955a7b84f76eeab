import { isMailAddress } from '../../functions/shared/mail-address.ts';
import { readSender } from '../../functions/src/platform/mail/read-sender.ts';
import type { Environment } from '../suite/environment.ts';

/** Lists the mail parameters that are set to invalid values. */
export function findMailObstacles(functions: Environment, functionsFile: string): string[] {
  const { MAIL_FROM: from, OPERATOR_EMAIL: operator } = functions;
  const lines: string[] = [];
  if (from && !readSender(from)) {
    lines.push(`${functionsFile}: MAIL_FROM is neither an address nor "Name <address>": ${from}.`);
  }
  if (operator && !isMailAddress(operator)) {
    lines.push(`${functionsFile}: OPERATOR_EMAIL is not one address: ${operator}.`);
  }
  return lines;
}

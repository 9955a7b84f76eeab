import { isMailAddress } from '../../../shared/values/mail-address.ts';
import { mailFrom, operatorEmail, optionalValue, siteUrl, smtpUrl } from '../../platform/config.ts';
import { mailer, readSmtpUrl, type Mailer } from '../../platform/mail/mailer.ts';
import { readSender } from '../../platform/mail/read-sender.ts';

export interface EmailSender {
  mailer: Mailer;
  operatorEmail: string;
  siteUrl: string;
  clock: () => Date;
  /** The parameters that are missing or invalid. If there are any, no email is sent. */
  missing: readonly string[];
}

export function openEmailSender(): EmailSender {
  return {
    mailer: mailer({ smtpUrl: optionalValue(smtpUrl), from: mailFrom.value() }),
    operatorEmail: operatorEmail.value(),
    siteUrl: siteUrl.value(),
    clock: () => new Date(),
    missing: missingParameters(),
  };
}

function missingParameters(): string[] {
  const needed = [
    { param: smtpUrl, read: readSmtpUrl },
    { param: mailFrom, read: readSender },
    { param: operatorEmail, read: isMailAddress },
    { param: siteUrl, read: isWebAddress },
  ];
  return needed.flatMap(({ param, read }) => {
    const value = optionalValue(param);
    return value !== undefined && read(value) ? [] : [param.name];
  });
}

function isWebAddress(value: string): boolean {
  return /^https?:$/.test(URL.parse(value)?.protocol ?? '');
}

/**
 * `mail-refused`: the server will never accept this email. `mail-unavailable`: it may accept it later.
 * `mail-unanswered`: the whole email was handed over, but the server's answer is unknown.
 * `mail-not-configured`: no email can go out until the operator corrects the settings.
 */
export type MailErrorCode =
  | 'mail-refused'
  | 'mail-unavailable'
  | 'mail-unanswered'
  | 'mail-not-configured';

export class MailError extends Error {
  override name = 'MailError';
  readonly code: MailErrorCode;
  /** The server's reply code and the command, or the kind of failure. It holds no personal data. */
  readonly reason: string;

  constructor(code: MailErrorCode, reason: string) {
    super(`${code}: ${reason}`);
    this.code = code;
    this.reason = reason;
  }
}

interface Failure {
  code?: string;
  /** The server's reply, if there was one. */
  responseCode?: number;
  command?: string;
}

/** Sorts the errors of nodemailer. It drops the server's own words, because they may hold addresses. */
export function sortMailFailure(
  error: unknown,
  { isHandedOver }: { isHandedOver: boolean },
): MailError {
  const { code = 'unknown', responseCode, command = '' } = (error ?? {}) as Failure;
  const reason = responseCode === undefined ? code : `${responseCode} ${command}`.trim();
  if (isHandedOver && responseCode === undefined)
    return new MailError('mail-unanswered', `${reason} after the email`);
  return new MailError(codeOf({ code, responseCode, command }), reason);
}

function codeOf({ code, responseCode, command = '' }: Failure): MailErrorCode {
  if (responseCode === undefined) return codeWithoutReply(code);
  const isForGood = responseCode >= 500 && responseCode !== badSequence;
  if (!isForGood) return 'mail-unavailable';
  if (code === 'EAUTH') return 'mail-not-configured';
  if (command === 'MAIL FROM' && responseCode !== tooLarge) return 'mail-not-configured';
  // Before the commands of the email, the server refuses the client and not the email.
  return emailCommands.has(command) ? 'mail-refused' : 'mail-unavailable';
}

const badSequence = 503;
const tooLarge = 552;
const emailCommands: ReadonlySet<string> = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

function codeWithoutReply(code = ''): MailErrorCode {
  switch (code) {
    // Credentials are missing.
    case 'EAUTH':
    case 'ENOAUTH':
    case 'ECONFIG':
      return 'mail-not-configured';
    // The email is too large for the server, or the server cannot handle an address.
    case 'EMESSAGE':
    case 'EENVELOPE':
      return 'mail-refused';
    default:
      return 'mail-unavailable';
  }
}

/**
 * - `mail-refused`: the server will never accept this email.
 * - `mail-unavailable`: the server may accept it later.
 * - `mail-unanswered`: the whole email was sent, but the server's response is unknown.
 * - `mail-not-configured`: no email can be sent until the operator corrects the settings.
 */
export type MailErrorCode =
  | 'mail-refused'
  | 'mail-unavailable'
  | 'mail-unanswered'
  | 'mail-not-configured';

export class MailError extends Error {
  override name = 'MailError';
  readonly code: MailErrorCode;
  /** The server's reply code and the command, or the kind of failure. It contains no personal data. */
  readonly reason: string;

  constructor(code: MailErrorCode, reason: string) {
    super(`${code}: ${reason}`);
    this.code = code;
    this.reason = reason;
  }
}

interface Failure {
  code?: string;
  responseCode?: number;
  command?: string;
}

/** Drops the server's own words, because they may contain addresses. */
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
  // Before the email's own commands, the server refuses the client rather than the email.
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
    // The email is too large for the server, or the server can't handle an address.
    case 'EMESSAGE':
    case 'EENVELOPE':
      return 'mail-refused';
    default:
      return 'mail-unavailable';
  }
}

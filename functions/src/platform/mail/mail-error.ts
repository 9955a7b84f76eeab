/**
 * `mail-refused`: this letter will never be taken. `mail-unavailable`: it was not taken now, but may be
 * later. `mail-unanswered`: it was handed over whole, and whether it was taken was not heard.
 * `mail-not-configured`: no letter can go out until the operator has mended the settings, so it says
 * nothing about this one.
 */
export type MailErrorCode =
  'mail-refused' | 'mail-unavailable' | 'mail-unanswered' | 'mail-not-configured';

export class MailError extends Error {
  override name = 'MailError';
  readonly code: MailErrorCode;
  /** The server's reply code and the command, or the kind of failure. It names nobody. */
  readonly reason: string;

  constructor(code: MailErrorCode, reason: string) {
    super(`${code}: ${reason}`);
    this.code = code;
    this.reason = reason;
  }
}

interface Failure {
  code?: string;
  /** The server's reply, where there was one. */
  responseCode?: number;
  command?: string;
}

/** Sorts what nodemailer rejected with. The server's own words are dropped: they may hold addresses. */
export function sortMailFailure(
  error: unknown,
  { isHandedOver }: { isHandedOver: boolean },
): MailError {
  const { code = 'unknown', responseCode, command = '' } = (error ?? {}) as Failure;
  const reason = responseCode === undefined ? code : `${responseCode} ${command}`.trim();
  if (isHandedOver && responseCode === undefined)
    return new MailError('mail-unanswered', `${reason} after the letter`);
  return new MailError(codeOf({ code, responseCode, command }), reason);
}

function codeOf({ code, responseCode, command = '' }: Failure): MailErrorCode {
  if (responseCode === undefined) return codeWithoutReply(code);
  const isForGood = responseCode >= 500 && responseCode !== badSequence;
  if (!isForGood) return 'mail-unavailable';
  if (code === 'EAUTH') return 'mail-not-configured';
  if (command === 'MAIL FROM' && responseCode !== tooLarge) return 'mail-not-configured';
  // Before the letter's own commands the server refuses us, not it.
  return letterCommands.has(command) ? 'mail-refused' : 'mail-unavailable';
}

const badSequence = 503;
const tooLarge = 552;
const letterCommands: ReadonlySet<string> = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

function codeWithoutReply(code = ''): MailErrorCode {
  switch (code) {
    // Missing credentials.
    case 'EAUTH':
    case 'ENOAUTH':
    case 'ECONFIG':
      return 'mail-not-configured';
    // Larger than the server takes, or an address that it can't take.
    case 'EMESSAGE':
    case 'EENVELOPE':
      return 'mail-refused';
    default:
      return 'mail-unavailable';
  }
}

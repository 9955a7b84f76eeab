import type { DeskLetter } from './api/watch-letters.ts';

const sentences: Record<string, string> = {
  'no-address': 'Its reader has no address that it may go to.',
  'no-account': 'There is no account with the address.',
  gone: 'What it is about does not exist any more.',
  outdated: 'What it says is not true any more.',
  'told-today': 'Its reader had such a letter that day.',
  'limit-reached': 'Its mailbox had as many emails on request as it may get.',
  address: 'Its address is none that letters can be sent to.',
  'tried too often': 'It was tried too often.',
};

/** Why a letter is not tried again, in a sentence; empty where that is not known. */
export function failureOfLetter({ failureReason }: Pick<DeskLetter, 'failureReason'>): string {
  if (failureReason === '') return '';
  return sentences[failureReason] ?? `The mail server did not take it (${failureReason}).`;
}

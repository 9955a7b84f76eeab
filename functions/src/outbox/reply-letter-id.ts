/** The id of the letter that brings a reply. */
export function replyLetterId(replyId: string): string {
  return `reply_${replyId}`;
}

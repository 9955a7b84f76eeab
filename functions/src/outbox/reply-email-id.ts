/** The id of the email that brings a reply. */
export function replyEmailId(replyId: string): string {
  return `reply_${replyId}`;
}

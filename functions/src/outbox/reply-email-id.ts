export function replyEmailId(replyId: string): string {
  return `reply_${replyId}`;
}

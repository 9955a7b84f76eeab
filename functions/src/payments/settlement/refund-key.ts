/** Whether a text can be the id of a refund, which is also its key and its receipt at the provider. */
export function isRefundKey(text: string | null): text is string {
  return text !== null && /^[A-Za-z0-9_-]{10,40}$/.test(text);
}

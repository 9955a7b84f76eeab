/**
 * The browsers inside apps, and browsers that render pages on a server. Razorpay's dialog can't report to our page in
 * them (razorpay.com/docs/payments/payment-gateway/callback-url).
 */
const names =
  /\bFB(?:AN|AV|_IAB)\b|\bInstagram\b|\bLinkedInApp\b|\bLine\/|; wv\)|\bOpera Mini\b|\bUC ?Browser\b/;

export function isInAppBrowser({ userAgent }: Pick<Navigator, 'userAgent'> = navigator): boolean {
  return names.test(userAgent);
}

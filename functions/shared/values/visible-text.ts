/** Emails and signs that are drawn as nothing: the fillers of Hangul, and the empty pattern of Braille. */
const visible = /[^\p{C}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** Whether there is anything to see. The same rule as `isLine` in firestore.rules. */
export function hasVisible(text: string): boolean {
  return visible.test(text);
}

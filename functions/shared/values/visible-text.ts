/** Excludes the Hangul fillers and the blank Braille pattern, which Unicode classes as letters and symbols. */
const visible = /[^\p{C}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** `isLine` in firestore.rules has the same rule. */
export function hasVisible(text: string): boolean {
  return visible.test(text);
}

/** Matches a visible character. Hangul fillers and the blank Braille pattern are letters and signs without ink. */
const visible = /[^\p{C}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** Returns whether a text contains anything visible. `isLine` in firestore.rules has the same rule. */
export function hasVisible(text: string): boolean {
  return visible.test(text);
}

/** Something that the person at the terminal can put right. The message says what and how; no stack is shown. */
export class Problem extends Error {}

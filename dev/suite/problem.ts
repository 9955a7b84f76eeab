/** An error that the person at the terminal can correct. Its message says how; its stack is not shown. */
export class Problem extends Error {}

/** Returns a count with its noun, such as `1 payment` or `1,20,000 payments`. */
export function countOf(count: number, noun: string): string {
  return `${count.toLocaleString('en-IN')} ${count === 1 ? noun : `${noun}s`}`;
}

export function unixSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

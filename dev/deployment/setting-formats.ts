export function isHttpsOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.origin === text;
}

/** Returns whether a text is a day, such as `2026-12-15`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

export function isHttpsOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.origin === text;
}

/** Returns whether a text has the form of a region of Google, such as `asia-south1`. */
export function isRegion(text: string): boolean {
  return /^[a-z]+-[a-z]+\d+$/.test(text);
}

/** Returns whether a text is a day, such as `2026-12-15`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** Returns whether a database is in another region than the functions. A multi-region, such as `eur3`, has several. */
export function isElsewhere(locationId: string, region: string): boolean {
  return isRegion(locationId) && locationId !== region;
}

/** Returns the beginning of Razorpay's keys for a site. */
export function keyPrefix(isTestSite: boolean): string {
  return isTestSite ? 'rzp_test_' : 'rzp_live_';
}

export interface Location {
  pathname: string;
  hash: string;
  /** Identifies the history entry. */
  key: string;
}

/** Returns the browser's location, without slashes at the end of its path. */
export function currentLocation(): Location {
  const { key = '' } = (history.state ?? {}) as Partial<Location>;
  const { pathname, hash } = location;
  return { key, pathname: pathname.replace(/(?<=.)\/+$/, ''), hash };
}

export function isSameLocation(one: Location, other: Location): boolean {
  return one.key === other.key && one.pathname === other.pathname && one.hash === other.hash;
}

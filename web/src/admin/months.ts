export interface Month {
  /** Such as `November 2026`. */
  name: string;
  begin: Date;
  /** The first moment after it. */
  end: Date;
}

const format = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric' });

/** The month of a moment and those before it, by the desk's own clock, the latest first. */
export function monthsUntil(now: Date, count: number): Month[] {
  return Array.from({ length: count }, (_, back) => {
    const begin = new Date(now.getFullYear(), now.getMonth() - back, 1);
    const end = new Date(now.getFullYear(), now.getMonth() - back + 1, 1);
    return { name: format.format(begin), begin, end };
  });
}

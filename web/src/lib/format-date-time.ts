const dateTime = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** Local time; `N/A` where there is none. */
export function formatDateTime(date: Date | undefined): string {
  return date ? dateTime.format(date) : 'N/A';
}

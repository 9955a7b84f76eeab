const dateTime = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

export function formatDateTime(date: Date | undefined): string {
  return date ? dateTime.format(date) : 'N/A';
}

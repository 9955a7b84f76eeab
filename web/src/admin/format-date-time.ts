import { formatIndianTime } from '@shared/indian-time.ts';

/** `21 Nov 2026, 11:05 pm IST`: the desk's clock is India's, as in its filters and files. */
export function formatDateTime(date: Date | undefined): string {
  return date ? formatIndianTime(date) : 'N/A';
}

import { formatIndianTime } from '@shared/values/indian-time.ts';

/** Formats as `21 Nov 2026, 11:05 pm IST`. Pages, emails and receipts have the same time zone for all readers. */
export function formatDateTime(date: Date | undefined): string {
  return date ? formatIndianTime(date) : 'N/A';
}

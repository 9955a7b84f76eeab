import { formatIndianTime } from '@shared/values/indian-time.ts';

/** `21 Nov 2026, 11:05 pm IST`: one clock on pages, in emails and on receipts, wherever the reader is. */
export function formatDateTime(date: Date | undefined): string {
  return date ? formatIndianTime(date) : 'N/A';
}

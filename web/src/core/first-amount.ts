/**
 * Formats one amount in advance. A browser's first formatted amount takes 50 ms on a slow phone, as long as
 * rendering a page. Import this module where amounts are shown, so that the work is done before the visitor follows
 * a link.
 */
import { formatMoney } from '@shared/money.ts';

formatMoney(0, 'INR');

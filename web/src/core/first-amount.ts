/**
 * A browser spends as long on the first amount that it formats as on rendering a page: 50 ms on a slow phone.
 * Imported where amounts are shown, so that it happens when the code comes, before the press of a link.
 */
import { formatMoney } from '@shared/values/money.ts';

formatMoney(0, 'INR');

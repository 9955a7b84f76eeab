import { cartTotal } from '@shared/catalogue/cart.ts';
import type { CartLine } from '@shared/catalogue/stored-cart.ts';
import {
  endpoints,
  type OrderByInvoiceAnswer,
  type OrderByInvoiceRequest,
} from '@shared/endpoints.ts';
import { waitForPendingWrites } from 'firebase/firestore';
import { postAsUser } from '../../../core/api/as-user.ts';
import { firestore } from '../../../lib/firestore.ts';

/** Orders the account's cart by invoice, which empties it. Resolves to the invoice's id. Rejects with an ApiError. */
export async function orderByInvoice(items: readonly CartLine[]): Promise<string> {
  // The server reads the stored cart.
  await waitForPendingWrites(firestore());
  const request: OrderByInvoiceRequest = { total: cartTotal(items) };
  const answer = (await postAsUser(endpoints.orderByInvoice, request)) as OrderByInvoiceAnswer;
  return answer.invoiceId;
}

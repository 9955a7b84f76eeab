import { beforeEach, expect, it, vi } from 'vitest';
import type { CartLine } from '@shared/catalogue/stored-cart.ts';
import { aProduct } from '../../../../tests/support/documents.ts';
import { expectErrors } from '../../../../tests/support/expect-errors.ts';
import { aStorage } from '../../../../tests/support/storage-stand-ins.ts';
import * as cloud from '../../../tests/cloud-cart.ts';
import { signIn } from '../../../tests/session.ts';
import { clearNotices, noticesStore } from '../../core/notices/notices.ts';
import { sessionStore } from '../../core/session/session.ts';
import { cartStore, localCart, resetCart, showCart, showPending } from './cart-store.ts';
import { changeQuantity, quantitiesStored } from './change-quantity.ts';
import { messages } from './content.ts';

vi.mock('./api/cloud-cart.ts', () => import('../../../tests/cloud-cart.ts'));
expectErrors('Error changing item in the cart: Error: permission-denied');

const { id, name } = aProduct();
const line: CartLine = { id, name };
const shown = () => cartStore.get().items.map(({ seats, term }) => [seats, term]);
const noticeTexts = () => noticesStore.get().map(({ text }) => text);

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('localStorage', aStorage());
  resetCart();
  clearNotices();
});

function showStored(): void {
  cloud.watchCart('asha', (items) => showCart({ items, status: 'loaded' }), vi.fn());
  cloud.storeCart([line]);
  signIn();
}

it("changes a line of a visitor's cart, also in the browser's storage", () => {
  sessionStore.set({ status: 'logged-out' });
  localCart.write([line]);
  showCart({ items: [line], status: 'loaded' });
  changeQuantity(id, { seats: 12, term: 'year' });
  expect(shown()).toEqual([[12, 'year']]);
  expect(localCart.read()).toEqual([{ id, name, seats: 12, term: 'year' }]);
  changeQuantity('no-such-product', { seats: 2, term: 'month' });
  expect(shown()).toEqual([[12, 'year']]);
});

it('shows quick changes of a stored cart at once, and writes the first and the last', async () => {
  const first = Promise.withResolvers<void>();
  cloud.changeCartItem.mockImplementationOnce(async (_uid, changed) => {
    await first.promise;
    cloud.storeCart([changed]);
  });
  showStored();
  for (const seats of [2, 3, 4, 5]) {
    changeQuantity(id, { seats, term: 'month' });
    expect(shown()).toEqual([[seats, 'month']]);
  }
  await expect.poll(() => cloud.changeCartItem).toHaveBeenCalledOnce();
  first.resolve();
  await quantitiesStored();
  expect(cloud.changeCartItem.mock.calls.map(([, { seats }]) => seats)).toEqual([2, 5]);
  expect(shown()).toEqual([[5, 'month']]);
});

it('undoes a change that fails, and offers to repeat it', async () => {
  cloud.changeCartItem.mockRejectedValueOnce(new Error('permission-denied'));
  showStored();
  changeQuantity(id, { seats: 12, term: 'year' });
  expect(shown()).toEqual([[12, 'year']]);
  await quantitiesStored();
  expect(shown()).toEqual([[undefined, undefined]]);
  expect(noticeTexts()).toEqual([messages.notChanged(name)]);
  noticesStore.get()[0]?.action?.run();
  await quantitiesStored();
  expect(shown()).toEqual([[12, 'year']]);
  expect(noticeTexts()).toEqual([]);
});

it('says nothing of a failed change if a newer one succeeds', async () => {
  cloud.changeCartItem.mockRejectedValueOnce(new Error('permission-denied'));
  showStored();
  changeQuantity(id, { seats: 2, term: 'month' });
  changeQuantity(id, { seats: 3, term: 'month' });
  await quantitiesStored();
  expect(shown()).toEqual([[3, 'month']]);
  expect(noticeTexts()).toEqual([]);
});

it('leaves a line that is not merged yet to the merge', async () => {
  localCart.write([line]);
  showCart({ items: [], status: 'loaded' });
  showPending(() => localCart.read());
  signIn();
  changeQuantity(id, { seats: 7, term: 'month' });
  await quantitiesStored();
  expect(localCart.read()).toEqual([{ id, name, seats: 7, term: 'month' }]);
  expect(cloud.changeCartItem).not.toHaveBeenCalled();
});

it('does not write a change of a line that was removed meanwhile', async () => {
  const first = Promise.withResolvers<void>();
  cloud.changeCartItem.mockReturnValueOnce(first.promise);
  showStored();
  changeQuantity(id, { seats: 2, term: 'month' });
  await expect.poll(() => cloud.changeCartItem).toHaveBeenCalledOnce();
  changeQuantity(id, { seats: 3, term: 'month' });
  cloud.storeCart([]);
  first.resolve();
  await quantitiesStored();
  expect(cloud.changeCartItem).toHaveBeenCalledOnce();
  expect(noticeTexts()).toEqual([]);
});

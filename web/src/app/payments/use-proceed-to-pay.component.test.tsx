import type { CartItem } from '@shared/catalogue/cart.ts';
import { newOrder } from '@shared/payments/orders.ts';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aCartItem, aProduct } from '../../../../tests/support/documents.ts';
import { first, keepLocally, removeButton, second } from '../../../tests/cart-page.ts';
import { changeCartItem, storeCart } from '../../../tests/cloud-cart.ts';
import { inspect } from '../../../tests/inspect.ts';
import { signIn, signInGuest } from '../../../tests/session.ts';
import { show } from '../../../tests/show.tsx';
import { plans } from '../../content/plans.ts';
import { renewal } from '../../content/renewal.ts';
import { payments as texts } from '../../core/payments/content.ts';
import { closeAuthDialog } from '../../core/auth/auth-dialog.ts';
import type { CheckoutOutcome } from '../../core/payments/checkout/pay.ts';
import { sessionStore } from '../../core/session/session.ts';
import { cartTexts } from '../../features/cart/cart-texts.ts';
import { startCart } from '../../features/cart/start-cart.ts';
import { toStoredOrder } from '../../features/orders/stored-order.ts';
import CartPage from '../routes/cart.tsx';

vi.mock('../../features/orders/api/place-order.ts');
vi.mock('../../core/database/refresh-database.ts');
vi.mock('../../core/payments/checkout/pay.ts', { spy: true });

const { placeOrder } = await import('../../features/orders/api/place-order.ts');
const { pay } = await import('../../core/payments/checkout/pay.ts');

startCart();

const never = new Promise<never>(() => {});
const proceed = page.getByRole('button', { name: 'Proceed to Pay' });
const total = page.getByRole('region', { name: 'Total' });
const order = toStoredOrder('one', { ...newOrder('asha', [aProduct(first.id)], new Date()) });

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(placeOrder).mockResolvedValue(order);
});

const open = () => show(<CartPage />);

it.each<[string, CheckoutOutcome | undefined]>([
  [
    'An error occurred: No funds. Your order is saved in your profile. You can pay it there.',
    { kind: 'declined', reason: 'No funds', later: never },
  ],
  ["We haven't received a payment yet. ", { kind: 'dismissed', later: never }],
  [
    'An error occurred: Refused.',
    { kind: 'not-started', failedStep: 'order', message: 'Refused.' },
  ],
  [texts.cartChanged, undefined],
])('says in the cart: %s', async (sentence, outcome) => {
  if (outcome) vi.mocked(pay).mockResolvedValue(outcome);
  else vi.mocked(placeOrder).mockResolvedValue(undefined);
  await page.viewport(360, 740);
  storeCart([aCartItem(first.id)]);
  signIn();
  const { unmount } = await open();
  await proceed.click();
  await expect.element(total).toMatchTextContent(sentence);
  await expect.element(total).toMatchTextContent('₹18,999');
  await expect.element(proceed).toBeInViewport({ ratio: 1 });
  if (outcome?.kind === 'declined') await inspect();
  await unmount();
  await open();
  await expect.element(proceed).toBeVisible();
  await expect.element(total).not.toMatchTextContent(sentence);
});

it('locks the items during the payment, and aborts checkout when the customer leaves', async () => {
  vi.mocked(pay).mockReturnValue(never);
  storeCart([aCartItem(first.id)]);
  const signals = () => vi.mocked(pay).mock.calls.map(([, , , { aborted }]) => aborted);
  for (const leave of ['page', 'account']) {
    signIn();
    const { unmount } = await open();
    await proceed.click();
    await expect.element(removeButton(first)).toBeDisabled();
    await expect.poll(() => signals().at(-1)).toBe(false);
    if (leave === 'page') await unmount();
    else sessionStore.set({ status: 'logged-out' });
    await expect.poll(() => signals().at(-1)).toBe(true);
  }
});

it('pays once, however often the button is pressed', async () => {
  vi.mocked(pay).mockReturnValue(never);
  storeCart([aCartItem(first.id)]);
  signIn();
  await open();
  await expect.element(proceed).toBeEnabled();
  pressTwice();
  await expect.poll(() => pay).toHaveBeenCalledOnce();
  expect(placeOrder).toHaveBeenCalledOnce();
});

it('pays once after a login, however often the button was pressed before it', async () => {
  await logInToPay([], pressTwice);
  await expect.poll(() => pay).toHaveBeenCalledOnce();
  expect(placeOrder).toHaveBeenCalledOnce();
});

function pressTwice(): void {
  const button = proceed.element() as HTMLButtonElement;
  button.click();
  button.click();
}

/** Proceeds as a visitor who logs in to an account. The account's cart holds the given products. */
async function logInToPay(
  stored: readonly CartItem[] = [],
  press: () => unknown = () => proceed.click(),
  enter: () => unknown = signIn,
) {
  vi.mocked(pay).mockResolvedValue({ kind: 'abandoned' });
  const address = location.href;
  onTestFinished(() => history.replaceState(history.state, '', address));
  history.replaceState(history.state, '', '/cart');
  storeCart(stored);
  keepLocally(first, second);
  await open();
  await expect.element(proceed).toBeEnabled();
  await press();
  await expect.element(page.getByText(texts.logIn)).toBeVisible();
  enter();
  closeAuthDialog();
  await expect.element(page.getByText(texts.logIn)).not.toBeInTheDocument();
}

it("tells a new guest that plans don't renew, before the payment", async () => {
  await logInToPay([], undefined, signInGuest);
  await expect.element(total).toMatchTextContent(texts.guestPlans);
  await expect.element(page.getByText(plans.guest.title)).toBeVisible();
  await expect.element(page.getByText(cartTexts.ofGuest)).toBeVisible();
  await expect.element(page.getByText(renewal)).not.toBeInTheDocument();
  expect(placeOrder).not.toHaveBeenCalled();
  await inspect();
  await proceed.click();
  await expect.poll(() => pay).toHaveBeenCalledOnce();
  await expect.element(total).not.toMatchTextContent(texts.guestPlans);
});

it('does not continue if the account had more in its cart', async () => {
  await logInToPay([aCartItem('apac-debt-grid')]);
  await expect.element(total).toMatchTextContent('₹2,45,498');
  await expect.element(total).toMatchTextContent(texts.cartGrew);
  expect(placeOrder).not.toHaveBeenCalled();
});

it('does not continue if the account had a product with other users or another term', async () => {
  await logInToPay([aCartItem(first.id, { seats: 5, term: 'year' })]);
  await expect.element(total).toMatchTextContent('₹11,59,950');
  await expect.element(total).toMatchTextContent(texts.cartGrew);
  expect(placeOrder).not.toHaveBeenCalled();
});

it('orders what the customer sees, once the change of a line is stored', async () => {
  vi.mocked(pay).mockResolvedValue({ kind: 'abandoned' });
  const answer = Promise.withResolvers<void>();
  changeCartItem.mockImplementationOnce(async () => {
    await answer.promise;
    storeCart([aCartItem(first.id, { seats: 2, term: 'month' })]);
  });
  storeCart([aCartItem(first.id)]);
  signIn();
  await open();
  await page.getByRole('button', { name: `One user more: ${first.name}` }).click();
  await expect.element(total).toMatchTextContent('₹37,998');
  await proceed.click();
  await expect.poll(() => changeCartItem).toHaveBeenCalledOnce();
  expect(placeOrder).not.toHaveBeenCalled();
  answer.resolve();
  await expect.poll(() => placeOrder).toHaveBeenCalledOnce();
  expect(vi.mocked(placeOrder).mock.lastCall?.[1]).toMatchObject([{ seats: 2, term: 'month' }]);
});

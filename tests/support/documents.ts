import { productById, type Product } from '../../functions/shared/catalogue/catalogue.ts';
import { toCartItem, type CartItem } from '../../functions/shared/catalogue/cart.ts';
import type { Quantity } from '../../functions/shared/catalogue/quantity.ts';
import type { NewInvoice } from '../../functions/shared/payments/invoices.ts';
import { newOrder, type NewOrder } from '../../functions/shared/payments/orders.ts';
import type { Subscription } from '../../functions/shared/subscriptions/subscription.ts';
import type { Profile } from '../../functions/shared/accounts/profiles.ts';
import type {
  ContactMessage,
  ContactReply,
} from '../../functions/shared/messages/contact-messages.ts';

export function aProduct(id = 'apac-debt-grid'): Product {
  const product = productById(id);
  if (!product) throw new RangeError(`No such product: ${id}`);
  return product;
}

export function aCartItem(id?: string, quantity?: Quantity): CartItem {
  return toCartItem(aProduct(id), quantity);
}

export function anOrder(uid: string, overrides: Partial<NewOrder> = {}): NewOrder {
  const order = newOrder(uid, [aProduct(), aProduct('andean-debt-tracker')], new Date());
  return { ...order, ...overrides };
}

export function anInvoice(overrides: Partial<NewInvoice> = {}): NewInvoice {
  return {
    name: 'Asha Example',
    email: 'asha@example.com',
    phone: '+91 90000 00000',
    invoiceNumber: 'INV-1001',
    amount: 5500.5,
    currency: 'INR',
    status: 'Pending',
    ...overrides,
  };
}

/** Creates a plan of 12 users that runs until 13 December 2026 and renews. Its times are left out. */
export function aSubscription(
  overrides: Partial<Subscription<undefined>> = {},
): Subscription<undefined> {
  return {
    id: 'one',
    productId: 'apac-debt-grid',
    seats: 12,
    term: 'month',
    currency: 'INR',
    rate: { base: 0, seat: 16_499_00 },
    monthlyMinor: 1_97_988_00,
    startedOn: '2026-11-14',
    startedBy: 'users/asha/orders/one',
    anchorOn: '2026-11-14',
    termStart: '2026-11-14',
    termEnd: '2026-12-14',
    paidBy: 'users/asha/orders/one',
    upcoming: null,
    next: null,
    agreed: null,
    renews: { on: true, at: undefined, reason: null },
    state: 'active',
    graceUntil: null,
    remindedOn: null,
    renewalRequest: null,
    heldUntil: null,
    changeRequest: null,
    nextStep: 'request',
    nextStepAt: null,
    version: 1,
    endedOn: null,
    endReason: null,
    createdAt: undefined,
    updatedAt: undefined,
    ...overrides,
  };
}

export function aProfile(uid: string, overrides: Partial<Profile> = {}): Profile {
  return {
    uid,
    name: 'Asha Example',
    email: 'asha@example.com',
    phone: '+91 90000 00000',
    address: '1 Example Road',
    country: 'India',
    state: 'Haryana',
    city: 'Gurugram',
    isAnonymous: false,
    ...overrides,
  };
}

export function aQuery(overrides: Partial<ContactMessage> = {}): ContactMessage {
  return {
    firstName: 'Asha',
    lastName: 'Example',
    email: 'asha@example.com',
    message: 'Please call me about the APAC Debt Grid.',
    ...overrides,
  };
}

/** Creates a contact message with all optional fields about the sender's organisation. */
export function aDemoRequest(overrides: Partial<ContactMessage> = {}): Required<ContactMessage> {
  return {
    ...aQuery(),
    company: 'Example Bank',
    jobTitle: 'Head of recovery',
    portfolioSize: '10,001 to 100,000 cases',
    region: 'Asia-Pacific',
    ...overrides,
  };
}

export function aReply(overrides: Partial<ContactReply> = {}): ContactReply & { createdAt: Date } {
  return { text: 'Gladly.', createdAt: new Date(), ...overrides };
}

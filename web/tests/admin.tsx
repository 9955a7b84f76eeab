import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import type { Role } from '@shared/roles.ts';
import type { DeskCustomer } from '../src/admin/api/watch-customers.ts';
import type { DeskPayment } from '../src/admin/api/watch-payments.ts';
import { StaffContext } from '../src/admin/components/staff-context.ts';
import type { Staff } from '../src/admin/staff.ts';
import { NoticesOutlet } from '../src/core/notices/notices-outlet.tsx';
import { currentLocation } from '../src/lib/location.ts';
import { navigate, startRouter } from '../src/lib/router.ts';

startRouter(currentLocation(), () => undefined, false);

/** A member of staff who has signed in. */
export function staffAs(role: Role): Extract<Staff, { status: 'in' }> {
  return { status: 'in', uid: role, email: `${role}@example.com`, role };
}

/** Shows a part of the admin panel to a member of staff, at an address or where the browser is. */
export function showTo(role: Role, part: ReactNode, address?: string) {
  if (address !== undefined) navigate(address);
  return render(
    <StaffContext value={staffAs(role)}>
      <main tabIndex={-1}>{part}</main>
      <NoticesOutlet />
    </StaffContext>,
  );
}

/** A stand-in for a function of the panel that watches something: there is one value. */
export function showing<Value>(value: Value) {
  return (_: unknown, onValue: (value: Value) => void) => {
    onValue(value);
    return () => undefined;
  };
}

/** A stand-in for one that watches a list, of one page. */
export function listing<Item>(...items: Item[]) {
  return showing({ items, next: undefined });
}

/** A captured payment of ₹26,498 for an order. */
export function aPayment(changed: Partial<DeskPayment> = {}): DeskPayment {
  return {
    id: 'pay_1',
    state: 'captured',
    outcome: 'settled',
    receiptState: 'issued',
    method: 'upi',
    amountMinor: 26_498_00,
    amountRefundedMinor: 0,
    feeMinor: 0,
    currency: 'INR',
    dispute: undefined,
    path: 'users/asha/orders/order1',
    createdAt: new Date('2026-11-24'),
    refunds: [],
    ...changed,
  };
}

export const aCustomer: DeskCustomer = {
  uid: 'asha',
  name: 'Asha Example',
  email: 'asha@example.com',
  phone: '',
  address: '',
  country: 'India',
  state: '',
  city: 'Pune',
  isAnonymous: false,
  createdAt: new Date('2026-11-24'),
};

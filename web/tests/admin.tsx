import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import type { Role } from '@shared/accounts/roles.ts';
import { StaffContext } from '../src/admin/staff/staff-context.ts';
import type { Staff } from '../src/admin/staff/staff.ts';
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

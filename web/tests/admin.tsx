import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import type { Role } from '@shared/accounts/roles.ts';
import { ActionHost } from '../src/admin/actions/action-host.tsx';
import { StaffContext } from '../src/admin/staff/staff-context.ts';
import type { Staff } from '../src/admin/staff/staff.ts';
import { NoticesOutlet } from '../src/core/notices/notices-outlet.tsx';
import { currentLocation } from '../src/lib/location.ts';
import { navigate, startRouter } from '../src/lib/router.ts';

startRouter(currentLocation(), () => undefined, false);

export function staffAs(role: Role): Extract<Staff, { status: 'in' }> {
  return { status: 'in', uid: role, email: `${role}@example.com`, role };
}

export function showTo(role: Role, part: ReactNode, address?: string) {
  if (address !== undefined) navigate(address);
  return render(
    <StaffContext value={staffAs(role)}>
      <main tabIndex={-1}>
        <ActionHost>{part}</ActionHost>
      </main>
      <NoticesOutlet />
    </StaffContext>,
  );
}

/** Returns a stand-in for a watch function that reports one value. */
export function showing<Value>(value: Value) {
  return async (_: unknown, onValue: (value: Value) => void) => {
    onValue(value);
    return () => undefined;
  };
}

/** Returns a stand-in for a watch function that reports a list of one page. */
export function listing<Item>(...items: Item[]) {
  return showing({ items, next: undefined });
}

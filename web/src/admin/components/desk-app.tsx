import { useStore } from '../../lib/store.ts';
import { staffStore } from '../staff.ts';
import { Desk } from './desk.tsx';
import { RefusedApp } from './refused-app.tsx';
import { RoleUnknown } from './role-unknown.tsx';
import { SignIn } from './sign-in.tsx';

/** The desk for staff, and what everybody else sees instead. */
export function DeskApp() {
  const staff = useStore(staffStore);
  switch (staff.status) {
    case 'starting':
      return <p className="sr-only">Loading Admin Panel...</p>;
    case 'signed-out':
      return <SignIn />;
    case 'failed':
      return <RoleUnknown email={staff.email} />;
    case 'refused':
      return <RefusedApp staff={staff} />;
    case 'in':
      return <Desk staff={staff} />;
  }
}

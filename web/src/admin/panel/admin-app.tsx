import { useStore } from '../../lib/store.ts';
import { staffStore } from '../staff/staff.ts';
import { AdminPanel } from './admin-panel.tsx';
import { RefusedApp } from './refused-app.tsx';
import { RoleUnknown } from './role-unknown.tsx';
import { SignIn } from './sign-in.tsx';

export function AdminApp() {
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
      return <AdminPanel staff={staff} />;
  }
}

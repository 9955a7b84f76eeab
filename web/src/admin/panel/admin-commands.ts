import { navigate } from '../../lib/router.ts';
import { leaveAdmin } from '../staff/start-staff.ts';
import { adminPaths } from '../records/admin-paths.ts';

interface AdminCommand {
  name: string;
  run: () => void;
}

export function commandsOf(isAdmin: boolean): AdminCommand[] {
  return [
    ...(isAdmin ? [{ name: 'New invoice', run: () => navigate(adminPaths.newInvoice) }] : []),
    { name: 'Logout', run: () => void leaveAdmin() },
  ];
}

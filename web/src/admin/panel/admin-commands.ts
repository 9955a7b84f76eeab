import { navigate } from '../../lib/router.ts';
import { leaveAdmin } from '../staff/api/follow-staff.ts';
import { adminPaths } from '../records/admin-paths.ts';

interface AdminCommand {
  name: string;
  run: () => void;
}

export function commandsOf(mayChange: boolean): AdminCommand[] {
  return [
    ...(mayChange ? [{ name: 'New invoice', run: () => navigate(adminPaths.newInvoice) }] : []),
    { name: 'Logout', run: () => void leaveAdmin() },
  ];
}

import { navigate } from '../lib/router.ts';
import { leaveDesk } from './api/follow-staff.ts';
import { deskPaths } from './desk-paths.ts';

interface DeskCommand {
  name: string;
  run: () => void;
}

/** What a person can do from anywhere, besides going to a page. */
export function commandsOf(mayChange: boolean): DeskCommand[] {
  return [
    ...(mayChange ? [{ name: 'New invoice', run: () => navigate(deskPaths.newInvoice) }] : []),
    { name: 'Logout', run: () => void leaveDesk() },
  ];
}

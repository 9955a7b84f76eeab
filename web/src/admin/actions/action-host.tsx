import { useCallback, useState, type ReactNode } from 'react';
import type { StaffAction } from './staff-action.ts';
import { ActionDialog } from './action-dialog.tsx';
import { OpenActionContext } from './open-action.ts';

/**
 * Shows the dialogs of a page's actions. A list drops a row when a colleague changes it; a dialog outside the list
 * stays, with its text.
 */
export function ActionHost({ children }: { children: ReactNode }) {
  const [chosen, setChosen] = useState<StaffAction>();
  const [isOpen, setOpen] = useState(false);
  const open = useCallback((action: StaffAction) => {
    setChosen(action);
    setOpen(true);
  }, []);
  return (
    <OpenActionContext value={open}>
      {children}
      {chosen && <ActionDialog action={chosen} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </OpenActionContext>
  );
}

import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { dialogOnDemand } from '../../core/notices/dialog-on-demand.tsx';
import { whenIdle } from '../../lib/when-idle.ts';
import type { StaffAction } from './staff-action.ts';
import { OpenActionContext } from './open-action.ts';

const dialog = dialogOnDemand(
  async () => (await import('./action-dialog.tsx')).ActionDialog,
  'Loading the question...',
);

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
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => whenIdle(dialog.prefetch), []);
  return (
    <OpenActionContext value={open}>
      {children}
      {chosen && (
        <dialog.Component
          isOpen={isOpen}
          onClose={close}
          props={{ action: chosen, isOpen, onClose: close }}
        />
      )}
    </OpenActionContext>
  );
}

import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import type { StaffAction } from './staff-action.ts';
import { ActionDialog } from './action-dialog.tsx';
import { useIsAdmin } from '../staff/staff-context.ts';

/** A button for each action, which opens a confirmation dialog. Viewers see no buttons. */
export function ActionButtons({ actions }: { actions: readonly StaffAction[] }) {
  const isAdmin = useIsAdmin();
  const [chosen, setChosen] = useState<StaffAction>();
  const [isOpen, setOpen] = useState(false);
  // The open dialog stays, even if no action is left.
  if (!isAdmin || (actions.length === 0 && !isOpen)) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {actions.map((action) => (
        <Button
          key={action.label}
          variant="quiet"
          onClick={() => {
            setChosen(action);
            setOpen(true);
          }}
        >
          {action.label}
        </Button>
      ))}
      {chosen && <ActionDialog action={chosen} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </div>
  );
}

import { Button } from '../../components/button.tsx';
import type { StaffAction } from './staff-action.ts';
import { useOpenAction } from './open-action.ts';
import { useIsAdmin } from '../staff/staff-context.ts';

/** A button for each action, which opens a confirmation dialog. Viewers see no buttons. */
export function ActionButtons({ actions }: { actions: readonly StaffAction[] }) {
  const isAdmin = useIsAdmin();
  const open = useOpenAction();
  if (!isAdmin || actions.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {actions.map((action) => (
        <Button key={action.label} variant="quiet" onClick={() => open(action)}>
          {action.label}
        </Button>
      ))}
    </div>
  );
}

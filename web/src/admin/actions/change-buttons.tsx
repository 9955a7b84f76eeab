import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import type { Change } from './change.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { useMayChange } from '../staff/staff-context.ts';

/** A button for each action, which opens a confirmation dialog. Viewers see no buttons. */
export function ChangeButtons({ changes }: { changes: readonly Change[] }) {
  const mayChange = useMayChange();
  const [asked, setAsked] = useState<Change>();
  const [isOpen, setOpen] = useState(false);
  // The open dialog stays, even if no action is left.
  if (!mayChange || (changes.length === 0 && !isOpen)) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {changes.map((change) => (
        <Button
          key={change.label}
          variant="quiet"
          onClick={() => {
            setAsked(change);
            setOpen(true);
          }}
        >
          {change.label}
        </Button>
      ))}
      {asked && <ChangeDialog change={asked} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </div>
  );
}

import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import type { Change } from './change.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { useMayChange } from '../staff/staff-context.ts';

/** A button for each change that is possible now. Each asks first. A viewer has none. */
export function ChangeButtons({ changes }: { changes: readonly Change[] }) {
  const mayChange = useMayChange();
  const [asked, setAsked] = useState<Change>();
  const [isOpen, setOpen] = useState(false);
  // While it is open, the dialog stays though its change is done.
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

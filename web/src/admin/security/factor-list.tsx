import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx';
import { messages } from '../../core/auth/second-factor/content.ts';
import { formatDateTime } from '../../lib/format-date-time.ts';
import type { Factor } from './api/second-factor.ts';

interface FactorListProps {
  factors: readonly Factor[];
  onRemove: (factor: Factor) => Promise<void>;
}

export function FactorList({ factors, onRemove }: FactorListProps) {
  const [selected, setSelected] = useState<Factor>();
  const [isBusy, setBusy] = useState(false);
  const remove = async (factor: Factor) => {
    setBusy(true);
    await onRemove(factor);
    setBusy(false);
    setSelected(undefined);
  };
  if (factors.length === 0) return <p>{messages.none}</p>;
  return (
    <>
      <ul className="w-full divide-y divide-line">
        {factors.map((factor) => (
          <li key={factor.uid} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span>{`${factor.name}, added ${formatDateTime(factor.since)}`}</span>
            <Button variant="quiet" onClick={() => setSelected(factor)}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={selected !== undefined}
        title="Remove the second factor?"
        question={messages.removalQuestion}
        confirmLabel="Remove"
        busy={isBusy}
        busyLabel="Removing..."
        onConfirm={() => selected && void remove(selected)}
        onCancel={() => setSelected(undefined)}
      />
    </>
  );
}

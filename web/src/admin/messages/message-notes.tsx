import { useCallback, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { formatDateTime } from '../../lib/format-date-time.ts';
import { messagePath, type AdminMessage } from './api/watch-messages.ts';
import { watchNotes, type AuditRow } from '../audit/api/watch-audit.ts';
import { useWatched, type Watch } from '../lists/use-watched.ts';
import { WatchedView } from '../lists/watched-view.tsx';

/** The notes load only when staff open them. */
export function MessageNotes({ message }: { message: AdminMessage }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mt-2">
      <Button variant="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Notes
      </Button>
      {isOpen && <Notes path={messagePath(message)} />}
    </div>
  );
}

function Notes({ path }: { path: string }) {
  const watch: Watch<AuditRow[]> = useCallback(
    (onRows, onError) => watchNotes(path, onRows, onError),
    [path],
  );
  return (
    <WatchedView watched={useWatched(watch)} noun="notes">
      {(rows) =>
        rows.length === 0 ? (
          <p className="text-sm text-muted">No notes yet.</p>
        ) : (
          <ul className="flex flex-col gap-3">
            {rows.map(({ id, note, actorEmail, at }) => (
              <li key={id} className="max-w-prose border-l-2 border-line pl-4">
                <p className="wrap-anywhere">{note}</p>
                <p className="text-sm wrap-anywhere text-muted">
                  {`${actorEmail} · ${formatDateTime(at)}`}
                </p>
              </li>
            ))}
          </ul>
        )
      }
    </WatchedView>
  );
}

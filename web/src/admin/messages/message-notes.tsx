import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { formatDateTime } from '../../lib/format-date-time.ts';
import type { AuditRow } from '../audit/api/watch-audit.ts';
import type { Watched } from '../lists/use-watched.ts';
import { WatchedView } from '../lists/watched-view.tsx';

export function MessageNotes({ audit }: { audit: Watched<AuditRow[]> }) {
  const [isOpen, setOpen] = useState(false);
  const count = audit.status === 'ready' ? ` (${notesIn(audit.value).length})` : '';
  return (
    <div className="mt-2">
      <Button variant="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {`Notes${count}`}
      </Button>
      {isOpen && (
        <WatchedView watched={audit} noun="notes">
          {(rows) => <Notes rows={notesIn(rows)} />}
        </WatchedView>
      )}
    </div>
  );
}

function notesIn(rows: readonly AuditRow[]): AuditRow[] {
  return rows.filter(({ note }) => note !== '');
}

function Notes({ rows }: { rows: readonly AuditRow[] }) {
  if (rows.length === 0) return <p className="text-sm text-muted">No notes yet.</p>;
  return (
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
  );
}

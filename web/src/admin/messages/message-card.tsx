import { useCallback } from 'react';
import { Badge } from '../../components/badge.tsx';
import { formatDateTime } from '../../lib/format-date-time.ts';
import { watchAuditOfRecord, type AuditRow } from '../audit/api/watch-audit.ts';
import { useWatched, type Watch } from '../lists/use-watched.ts';
import { messagePath, type AdminMessage } from './api/watch-messages.ts';
import { actionsOfMessage } from './message-actions.ts';
import { customerPath } from '../records/admin-paths.ts';
import { ActionButtons } from '../actions/action-buttons.tsx';
import { MessageNotes } from './message-notes.tsx';
import { SameAddress } from './same-address.tsx';

interface MessageCardProps {
  message: AdminMessage;
  level?: 2 | 3;
  /** Absent if messages can't be selected. */
  choice?: { isChosen: boolean; onToggle: () => void };
}

export function MessageCard({ message, level = 2, choice }: MessageCardProps) {
  const { id, uid, name, email, message: text, details, createdAt, replies } = message;
  const Name = `h${level}` as const;
  const path = messagePath(message);
  const watch: Watch<AuditRow[]> = useCallback(
    (onRows, onError) => watchAuditOfRecord(path, onRows, onError),
    [path],
  );
  const audit = useWatched(watch);
  return (
    <li className="rounded-base border border-line bg-surface-raised p-5 shadow-soft">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        {choice && (
          <label className="-m-2.5 p-2.5">
            <span className="sr-only">{`Select the message from ${name || email}`}</span>
            <input
              type="checkbox"
              checked={choice.isChosen}
              onChange={choice.onToggle}
              className="size-5 accent-action"
            />
          </label>
        )}
        <div className="min-w-0 flex-1 wrap-anywhere">
          <Name className="text-lg" id={id}>
            {uid === null ? (
              name || 'No name'
            ) : (
              <a href={customerPath(uid)} className="underline underline-offset-4">
                {name || 'No name'}
              </a>
            )}
          </Name>
          <p className="text-sm text-muted">
            {[email, uid === null ? 'visitor' : 'customer', formatDateTime(createdAt)].join(' · ')}
          </p>
          {uid === null && <SameAddress email={email} />}
        </div>
        <MessageState message={message} rows={audit.status === 'ready' ? audit.value : []} />
      </header>
      <p className="mt-4 max-w-prose wrap-anywhere whitespace-pre-line">{text}</p>
      {details.length > 0 && (
        <p className="mt-3 text-sm text-muted">
          {details.map(({ label, value }) => `${label}: ${value}`).join(' · ')}
        </p>
      )}
      {replies.map((reply) => (
        <blockquote
          key={`${Number(reply.createdAt)} ${reply.text}`}
          className="mt-4 max-w-prose border-l-2 border-action-text pl-4"
        >
          <p className="wrap-anywhere whitespace-pre-line">{reply.text}</p>
          <p className="mt-1 text-sm text-muted">{formatDateTime(reply.createdAt)}</p>
        </blockquote>
      ))}
      <div className="mt-4 empty:hidden">
        <ActionButtons actions={actionsOfMessage(message)} />
      </div>
      <MessageNotes audit={audit} />
    </li>
  );
}

function MessageState({ message, rows }: { message: AdminMessage; rows: readonly AuditRow[] }) {
  if (message.isOpen) return <Badge tone="warning">Waiting</Badge>;
  const isReplied = message.replies.length > 0;
  const by = rows.find(
    ({ action }) => action === (isReplied ? 'reply-to-message' : 'close-messages'),
  );
  return (
    <div className="text-right">
      {isReplied ? (
        <Badge tone="success">Replied</Badge>
      ) : (
        <Badge tone="neutral">No reply needed</Badge>
      )}
      {by && (
        <p className="mt-1 text-sm wrap-anywhere text-muted">
          {`by ${by.actorEmail || 'the command line'}`}
        </p>
      )}
    </div>
  );
}

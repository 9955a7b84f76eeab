import { Badge } from '../../components/badge.tsx';
import { formatDateTime } from '../../lib/format-date-time.ts';
import type { AdminMessage } from './api/watch-messages.ts';
import { actionsOfMessage } from './message-actions.ts';
import { customerPath } from '../records/admin-paths.ts';
import { ActionButtons } from '../actions/action-buttons.tsx';
import { MessageNotes } from './message-notes.tsx';

interface MessageCardProps {
  message: AdminMessage;
  level?: 2 | 3;
  /** Absent if messages can't be selected. */
  choice?: { isChosen: boolean; onToggle: () => void };
}

export function MessageCard({ message, level = 2, choice }: MessageCardProps) {
  const { id, uid, name, email, message: text, details, createdAt, replies } = message;
  const Name = `h${level}` as const;
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
        </div>
        <MessageState message={message} />
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
      <MessageNotes message={message} />
    </li>
  );
}

function MessageState({ message: { isOpen, replies } }: { message: AdminMessage }) {
  if (isOpen) return <Badge tone="warning">Waiting</Badge>;
  return replies.length > 0 ? (
    <Badge tone="success">Replied</Badge>
  ) : (
    <Badge tone="neutral">No reply needed</Badge>
  );
}

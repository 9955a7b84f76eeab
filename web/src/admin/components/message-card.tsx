import { contactReplyLength } from '@shared/contact-messages.ts';
import { Badge } from '../../components/badge.tsx';
import { formatDateTime } from '../../lib/format-date-time.ts';
import type { DeskMessage } from '../api/watch-messages.ts';
import { outcomeField, type Change } from '../change.ts';
import { customerPath } from '../desk-paths.ts';
import { ChangeButtons } from './change-buttons.tsx';
import { MessageNotes } from './message-notes.tsx';

interface MessageCardProps {
  message: DeskMessage;
  /** Of its heading. */
  level?: 2 | 3;
}

/** A message with its answers. */
export function MessageCard({ message, level = 2 }: MessageCardProps) {
  const { id, uid, name, email, message: text, facts, createdAt, replies } = message;
  const Name = `h${level}` as const;
  return (
    <li className="rounded-base border border-line bg-surface-raised p-5 shadow-soft">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 wrap-anywhere">
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
            {email} · {uid === null ? 'visitor' : 'customer'} · {formatDateTime(createdAt)}
          </p>
        </div>
        <MessageState message={message} />
      </header>
      <p className="mt-4 max-w-prose wrap-anywhere whitespace-pre-line">{text}</p>
      {facts.length > 0 && (
        <p className="mt-3 text-sm text-muted">
          {facts.map(({ label, value }) => `${label}: ${value}`).join(' · ')}
        </p>
      )}
      {replies.map((reply) => (
        <blockquote
          key={Number(reply.createdAt)}
          className="mt-4 max-w-prose border-l-2 border-action-text pl-4"
        >
          <p className="wrap-anywhere whitespace-pre-line">{reply.text}</p>
          <p className="mt-1 text-sm text-muted">{formatDateTime(reply.createdAt)}</p>
        </blockquote>
      ))}
      <div className="mt-4 empty:hidden">
        <ChangeButtons changes={[replyTo(message), noting(message), ...closing(message)]} />
      </div>
      <MessageNotes message={message} />
    </li>
  );
}

function MessageState({ message: { isOpen, replies } }: { message: DeskMessage }) {
  if (isOpen) return <Badge tone="warning">Waiting</Badge>;
  return replies.length > 0 ? (
    <Badge tone="success">Answered</Badge>
  ) : (
    <Badge tone="neutral">No answer needed</Badge>
  );
}

function closing({ uid, id, name, email, isOpen }: DeskMessage): Change[] {
  if (!isOpen) return [];
  return [
    {
      label: 'No answer needed',
      title: `Put the message of ${name || email} away?`,
      does: 'It leaves the messages that wait. Nobody is written to.',
      done: () => `The message of ${name || email} is put away.`,
      note: whyClosed,
      actionOf: ({ note }) => ({ action: 'close-messages', messages: [{ uid, id }], note }),
      isUndoable: true,
    },
  ];
}

function noting({ uid, id, name, email }: DeskMessage): Change {
  return {
    label: 'Add a note',
    title: `Note something about the message of ${name || email}`,
    does: 'Staff read it under the message. The sender does not see it.',
    done: () => `The note about the message of ${name || email} is stored.`,
    note: { ...outcomeField, label: 'Note', missing: 'Please write the note.' },
    actionOf: ({ note }) => ({ action: 'note-message', message: { uid, id }, note }),
  };
}

const whyClosed: NonNullable<Change['note']> = {
  ...outcomeField,
  label: 'Why',
  missing: 'Please say why.',
};

function replyTo({ uid, id, name, email, replies }: DeskMessage): Change {
  const also = uid === null ? '' : ' The customer also finds it in the profile.';
  return {
    label: 'Reply',
    title: `Reply to ${name || email}`,
    does: `A letter brings it to ${email}, the address in the form.${also}`,
    done: () => `The reply to ${name || email} goes out.`,
    note: {
      label: 'Reply',
      hint: 'Without a greeting: the letter has one.',
      missing: 'Please write the reply.',
      maxLength: contactReplyLength,
      hasLines: true,
    },
    actionOf: ({ note }) => ({
      action: 'reply-to-message',
      message: { uid, id },
      text: note,
      replies: replies.length,
    }),
  };
}

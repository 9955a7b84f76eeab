import { contactReplyLength } from '@shared/contact-messages.ts';
import { Badge } from '../../components/badge.tsx';
import { formatDateTime } from '../../lib/format-date-time.ts';
import type { DeskMessage } from '../api/watch-messages.ts';
import type { Change } from '../change.ts';
import { ChangeButtons } from './change-buttons.tsx';

/** A message with its answers. */
export function MessageCard({ message }: { message: DeskMessage }) {
  const { id, uid, name, email, message: text, facts, createdAt, replies } = message;
  return (
    <li className="rounded-base border border-line bg-surface-raised p-5 shadow-soft">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 wrap-anywhere">
          <h2 className="text-lg" id={id}>
            {name || 'No name'}
          </h2>
          <p className="text-sm text-muted">
            {email} · {uid === null ? 'visitor' : 'customer'} · {formatDateTime(createdAt)}
          </p>
        </div>
        <Badge tone={replies.length > 0 ? 'success' : 'warning'}>
          {replies.length > 0 ? 'Answered' : 'Waiting'}
        </Badge>
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
        <ChangeButtons changes={[replyTo(message)]} />
      </div>
    </li>
  );
}

function replyTo({ uid, id, name, email }: DeskMessage): Change {
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
    actionOf: ({ note }) => ({ action: 'reply-to-message', message: { uid, id }, text: note }),
  };
}

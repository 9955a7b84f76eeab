import { collections } from '@shared/collections.ts';
import { emailNames, mayResend, type EmailState } from '@shared/messages/email-kinds.ts';
import { useCallback } from 'react';
import { Badge, type BadgeTone } from '../../components/badge.tsx';
import { formatDateTime } from '../../lib/format-date-time.ts';
import { watchEmails, type AdminEmail } from './api/watch-emails.ts';
import type { EmailQuery } from './email-query.ts';
import { outcomeField, type StaffAction } from '../actions/staff-action.ts';
import { failureOfEmail } from './failure-of-email.ts';
import { hrefOfRecord } from '../records/href-of-record.ts';
import { recipientOf, type Recipient } from './recipient-of-email.ts';
import { emailStates } from '../records/state-names.ts';
import { ActionButtons } from '../actions/action-buttons.tsx';
import { PagedView, type WatchPage } from '../lists/paged-view.tsx';

interface EmailListProps extends Pick<EmailQuery, 'field'> {
  value: string;
  empty: string;
}

export function EmailList({ field, value, empty }: EmailListProps) {
  const watch: WatchPage<AdminEmail> = useCallback(
    (after, ...on) => watchEmails({ ...({ field, value } as EmailQuery), after }, ...on),
    [field, value],
  );
  return (
    <PagedView key={field + value} watch={watch} noun="emails" empty={empty}>
      {(emails) => (
        <ul className="divide-y divide-line rounded-base border border-line bg-surface-raised shadow-soft">
          {emails.map((email) => (
            <Email key={email.id} email={email} isLinked={field !== 'path'} />
          ))}
        </ul>
      )}
    </PagedView>
  );
}

function Email({ email, isLinked }: { email: AdminEmail; isLinked: boolean }) {
  const { kind, state, path, createdAt, sentAt } = email;
  const href = isLinked ? hrefOfRecord(path) : undefined;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 px-5 py-4">
      <div className="min-w-0">
        <p className="font-medium">
          {href ? (
            <a href={href} className="text-action-text underline underline-offset-4">
              {emailNames[kind]}
            </a>
          ) : (
            emailNames[kind]
          )}
        </p>
        <p className="text-sm wrap-anywhere text-muted tabular">
          <RecipientName recipient={recipientOf(email)} />{' '}
          <span>{`· ${formatDateTime(sentAt ?? createdAt)}`}</span>
        </p>
        {isEnded(state) && <p className="text-sm">{failureOfEmail(email)}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Badge tone={tones[state]}>{emailStates[state]}</Badge>
        <ActionButtons actions={actionsOfEmail(email)} />
      </div>
    </li>
  );
}

function RecipientName({ recipient: { name, href } }: { recipient: Recipient }) {
  if (href === undefined) return name;
  return (
    <a href={href} className="underline underline-offset-4">
      {name}
    </a>
  );
}

const tones: Record<EmailState, BadgeTone> = {
  queued: 'warning',
  sending: 'warning',
  sent: 'success',
  failed: 'danger',
  dropped: 'neutral',
  held: 'neutral',
  digested: 'neutral',
};

/** Returns whether the email was not sent and won't be tried again. */
function isEnded(state: EmailState): boolean {
  return state === 'failed' || state === 'dropped';
}

function actionsOfEmail(email: AdminEmail): StaffAction[] {
  return [...resendActions(email), ...dismissActions(email)];
}

function resendActions(email: AdminEmail): StaffAction[] {
  if (!mayResend(email)) return [];
  const { id, kind } = email;
  const name = emailNames[kind];
  return [
    {
      path: `${collections.mail}/${id}`,
      label: 'Resend',
      title: `Resend “${name}”?`,
      consequences: consequencesOfResending(email),
      describeResult: () => `Sending “${name}” again. Its status shows the result.`,
      isPending: () => true,
      toAdminAction: () => ({ action: 'resend-email', id }),
    },
  ];
}

function consequencesOfResending(email: AdminEmail): string {
  const { state } = email;
  if (state === 'sent') return 'The recipient gets a copy. The first email stays in this list.';
  const next =
    state === 'dropped'
      ? "If that has changed, we'll send it now and keep trying for two days."
      : "We'll send it now and keep trying for two days.";
  return `${failureOfEmail(email)} ${next}`.trim();
}

function dismissActions({ id, kind, state }: AdminEmail): StaffAction[] {
  if (state !== 'failed') return [];
  const name = emailNames[kind];
  return [
    {
      path: `${collections.mail}/${id}`,
      label: 'Dismiss',
      title: `Dismiss “${name}”?`,
      consequences: "This removes it from the failed emails. The recipient isn't contacted.",
      describeResult: () => `“${name}” dismissed.`,
      note: outcomeField,
      toAdminAction: ({ note }) => ({ action: 'dismiss-email', id, note }),
      isUndoable: true,
    },
  ];
}

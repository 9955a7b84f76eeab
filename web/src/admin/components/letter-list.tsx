import { letterNames, mayResend, type LetterState } from '@shared/letter-kinds.ts';
import { useCallback } from 'react';
import { Badge, type BadgeTone } from '../../components/badge.tsx';
import { formatDateTime } from '../../lib/format-date-time.ts';
import { watchLetters, type DeskLetter, type LetterQuery } from '../api/watch-letters.ts';
import { outcomeField, type Change } from '../change.ts';
import { failureOfLetter } from '../failure-of-letter.ts';
import { hrefOfRecord } from '../href-of-record.ts';
import { readerOf, type Reader } from '../reader-of-letter.ts';
import { letterStates } from '../state-names.ts';
import { ChangeButtons } from './change-buttons.tsx';
import { PagedView, type WatchPage } from './paged-view.tsx';

interface LetterListProps extends Pick<LetterQuery, 'field'> {
  value: string;
  /** What is said where there is none. */
  empty: string;
}

/** Letters with their state, and the way to send one again. */
export function LetterList({ field, value, empty }: LetterListProps) {
  const watch: WatchPage<DeskLetter> = useCallback(
    (after, ...on) => watchLetters({ ...({ field, value } as LetterQuery), after }, ...on),
    [field, value],
  );
  return (
    <PagedView key={field + value} watch={watch} noun="letters" empty={empty}>
      {(letters) => (
        <ul className="divide-y divide-line rounded-base border border-line bg-surface-raised shadow-soft">
          {letters.map((letter) => (
            <Letter key={letter.id} letter={letter} isLinked={field !== 'path'} />
          ))}
        </ul>
      )}
    </PagedView>
  );
}

function Letter({ letter, isLinked }: { letter: DeskLetter; isLinked: boolean }) {
  const { kind, state, path, createdAt, sentAt } = letter;
  const href = isLinked ? hrefOfRecord(path) : undefined;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 px-5 py-4">
      <div className="min-w-0">
        <p className="font-medium">
          {href ? (
            <a href={href} className="text-action-text underline underline-offset-4">
              {letterNames[kind]}
            </a>
          ) : (
            letterNames[kind]
          )}
        </p>
        <p className="text-sm wrap-anywhere text-muted tabular">
          <ReaderName reader={readerOf(letter)} /> · {formatDateTime(sentAt ?? createdAt)}
        </p>
        {isEnded(state) && <p className="text-sm">{failureOfLetter(letter)}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Badge tone={tones[state]}>{letterStates[state]}</Badge>
        <ChangeButtons changes={changesOf(letter)} />
      </div>
    </li>
  );
}

function ReaderName({ reader: { name, href } }: { reader: Reader }) {
  if (href === undefined) return name;
  return (
    <a href={href} className="underline underline-offset-4">
      {name}
    </a>
  );
}

const tones: Record<LetterState, BadgeTone> = {
  queued: 'warning',
  sending: 'warning',
  sent: 'success',
  failed: 'danger',
  dropped: 'neutral',
  held: 'neutral',
  digested: 'neutral',
};

/** Whether it is not tried again by itself, though it was not sent. */
function isEnded(state: LetterState): boolean {
  return state === 'failed' || state === 'dropped';
}

function changesOf(letter: DeskLetter): Change[] {
  return [...resending(letter), ...dismissing(letter)];
}

function resending(letter: DeskLetter): Change[] {
  if (!mayResend(letter)) return [];
  const { id, kind } = letter;
  const name = letterNames[kind];
  return [
    {
      label: 'Resend',
      title: `Resend “${name}”?`,
      does: whatResendingDoes(letter),
      done: () => `Sending “${name}” again. Its status shows the result.`,
      waits: () => true,
      actionOf: () => ({ action: 'resend-letter', id }),
    },
  ];
}

function whatResendingDoes(letter: DeskLetter): string {
  const { state } = letter;
  if (state === 'sent') return 'The recipient gets it a second time. You can do this once.';
  const next =
    state === 'dropped'
      ? "If that has changed, we'll send it now and keep trying for two days."
      : "We'll send it now and keep trying for two days.";
  return `${failureOfLetter(letter)} ${next}`.trim();
}

function dismissing({ id, kind, state }: DeskLetter): Change[] {
  if (state !== 'failed') return [];
  const name = letterNames[kind];
  return [
    {
      label: 'Dismiss',
      title: `Dismiss “${name}”?`,
      does: "This removes it from the failed emails. The recipient isn't contacted.",
      done: () => `“${name}” dismissed.`,
      note: outcomeField,
      actionOf: ({ note }) => ({ action: 'dismiss-letter', id, note }),
      isUndoable: true,
    },
  ];
}

import type { ReactNode } from 'react';
import { formatDateTime } from '../../../lib/format-date-time.ts';
import { LiveListView } from '../../../core/database/live-list-view.tsx';
import type { LiveList } from '../../../core/database/use-live-list.ts';
import type { StoredMessage } from '../stored-message.ts';

interface MessageListProps {
  messages: LiveList<StoredMessage>;
  empty: ReactNode;
}

export function MessageList({ messages, empty }: MessageListProps) {
  return (
    <LiveListView items={messages} noun="queries" empty={empty}>
      {(list) => (
        <ul className="divide-y divide-line rounded-base border border-line bg-surface-raised shadow-soft">
          {list.map(({ id, message, createdAt }) => (
            <li key={id} className="p-5 wrap-anywhere sm:px-6">
              <p className="text-sm text-muted tabular">{formatDateTime(createdAt)}</p>
              <p className="mt-1 max-w-prose whitespace-pre-line">{message}</p>
            </li>
          ))}
        </ul>
      )}
    </LiveListView>
  );
}

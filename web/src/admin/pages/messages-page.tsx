import { useCallback, useState } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { watchMessages, type MessagePage } from '../api/watch-messages.ts';
import { MessageCard } from '../components/message-card.tsx';
import { PageButtons } from '../components/page-buttons.tsx';
import { WatchedView } from '../components/watched-view.tsx';
import { useWatched, type Watch } from '../use-watched.ts';

/** What customers and visitors wrote, in one inbox. */
export function MessagesPage() {
  const [cursors, setCursors] = useState<readonly Date[]>([]);
  const before = cursors.at(-1);
  const watch: Watch<MessagePage> = useCallback(
    (onPage, onError) => watchMessages(before, onPage, onError),
    [before],
  );
  return (
    <>
      <h1 className="mb-6 text-2xl">Messages</h1>
      <WatchedView watched={useWatched(watch)} noun="messages">
        {({ messages, next }) => (
          <>
            {messages.length === 0 ? (
              <EmptyState text="Nobody has written yet." />
            ) : (
              <ul className="flex flex-col gap-5">
                {messages.map((message) => (
                  <MessageCard key={message.id} message={message} />
                ))}
              </ul>
            )}
            <PageButtons
              page={cursors.length + 1}
              onNewer={() => setCursors(cursors.slice(0, -1))}
              onOlder={next && (() => setCursors([...cursors, next]))}
            />
          </>
        )}
      </WatchedView>
    </>
  );
}

import { useCallback, useState } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { useLocation } from '../../lib/router.ts';
import { watchMessages, type MessagePage } from '../api/watch-messages.ts';
import { Choice, Choices } from '../components/choices.tsx';
import { MessageCard } from '../components/message-card.tsx';
import { PageButtons } from '../components/page-buttons.tsx';
import { WatchedView } from '../components/watched-view.tsx';
import { deskPaths } from '../desk-paths.ts';
import { useWatched, type Watch } from '../use-watched.ts';

const views = [
  { search: '', name: 'Waiting', isOpen: true, empty: 'No message waits for an answer.' },
  { search: '?done', name: 'Done', isOpen: false, empty: 'No message was answered yet.' },
  { search: '?all', name: 'All', isOpen: undefined, empty: 'Nobody has written yet.' },
] as const;

type View = (typeof views)[number];

/** What customers and visitors wrote, in one inbox. */
export function MessagesPage() {
  // Each navigation can bring another view.
  useLocation();
  const { search } = location;
  const view = views.find((it) => it.search === search) ?? views[0];
  return (
    <>
      <h1 className="text-2xl">Messages</h1>
      <Choices name="Messages">
        {views.map((it) => (
          <Choice key={it.name} href={deskPaths.messages + it.search} isChosen={it === view}>
            {it.name}
          </Choice>
        ))}
      </Choices>
      <Pages key={view.name} view={view} />
    </>
  );
}

function Pages({ view: { isOpen, empty } }: { view: View }) {
  const [cursors, setCursors] = useState<readonly Date[]>([]);
  const before = cursors.at(-1);
  const watch: Watch<MessagePage> = useCallback(
    (onPage, onError) => watchMessages({ isOpen, before }, onPage, onError),
    [isOpen, before],
  );
  return (
    <WatchedView watched={useWatched(watch)} noun="messages">
      {({ messages, next }) => (
        <>
          {messages.length === 0 ? (
            <EmptyState text={empty} />
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
  );
}

import { useCallback } from 'react';
import { useLocation } from '../../lib/router.ts';
import { watchMessages, type DeskMessage, type MessageCursor } from '../api/watch-messages.ts';
import { Choice, Choices } from '../components/choices.tsx';
import { MessageCard } from '../components/message-card.tsx';
import { PagedView, type WatchPage } from '../components/paged-view.tsx';
import { deskPaths } from '../desk-paths.ts';

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
  const watch: WatchPage<DeskMessage, MessageCursor> = useCallback(
    (after, ...on) => watchMessages({ isOpen, after }, ...on),
    [isOpen],
  );
  return (
    <PagedView watch={watch} noun="messages" empty={empty}>
      {(messages) => (
        <ul className="flex flex-col gap-5">
          {messages.map((message) => (
            <MessageCard key={message.id} message={message} />
          ))}
        </ul>
      )}
    </PagedView>
  );
}

import { useCallback, useState } from 'react';
import {
  countMessages,
  messagePath,
  watchMessages,
  type AdminMessage,
} from './api/watch-messages.ts';
import type { MessageQuery } from './message-query.ts';
import { BulkClose } from './bulk-close.tsx';
import { MessageCard } from './message-card.tsx';
import { PagedView, type WatchPage } from '../lists/paged-view.tsx';
import { Part } from '../lists/part.tsx';
import { useIsAdmin } from '../staff/staff-context.ts';

const empty = {
  waiting: 'No messages waiting.',
  done: 'No messages handled yet.',
  all: 'No messages yet.',
};

export function MessageList({ title, from, state, email }: MessageQuery & { title: string }) {
  const [count, setCount] = useState<number>();
  const [chosen, setChosen] = useState<readonly AdminMessage[]>([]);
  const isAdmin = useIsAdmin();
  const watch: WatchPage<AdminMessage> = useCallback(
    (after, onPage, onError) =>
      watchMessages(
        { from, state, email, after },
        (page) => {
          onPage(page);
          countMessages({ from, state, email }).then(setCount, (error: unknown) =>
            console.warn('The messages could not be counted', error),
          );
        },
        onError,
      ),
    [from, state, email],
  );
  const isChosen = (message: AdminMessage) => chosen.some((it) => isSame(it, message));
  const toggle = (message: AdminMessage) =>
    setChosen(
      isChosen(message) ? chosen.filter((it) => !isSame(it, message)) : [...chosen, message],
    );
  return (
    <Part title={count === undefined ? title : `${title} (${count.toLocaleString('en-IN')})`}>
      {isAdmin && state === 'waiting' && (
        <BulkClose query={{ from, state, email }} chosen={chosen} onChoose={setChosen} />
      )}
      <PagedView
        watch={watch}
        noun={`messages from ${from}`}
        empty={email === '' ? empty[state] : 'No messages from this address.'}
      >
        {(messages) => (
          <ul className="flex flex-col gap-5">
            {messages.map((message) => (
              <MessageCard
                key={message.id}
                message={message}
                level={3}
                {...(isAdmin &&
                  state === 'waiting' && {
                    choice: { isChosen: isChosen(message), onToggle: () => toggle(message) },
                  })}
              />
            ))}
          </ul>
        )}
      </PagedView>
    </Part>
  );
}

function isSame(one: AdminMessage, other: AdminMessage): boolean {
  return messagePath(one) === messagePath(other);
}

import { plainLine } from '@shared/values/plain-text.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/fields/field.tsx';
import { TextInput } from '../../components/fields/text-input.tsx';
import { navigate, useLocation } from '../../lib/router.ts';
import { Choice, Choices } from '../lists/choices.tsx';
import { MessageList } from '../messages/message-list.tsx';
import { adminPaths } from '../records/admin-paths.ts';
import {
  messageStates,
  readMessageFilter,
  senderKinds,
  writeMessageFilter,
  type MessageFilter,
  type MessageState,
  type SenderKind,
} from '../messages/message-filter.ts';

const stateNames: Record<MessageState, string> = { waiting: 'Waiting', done: 'Done', all: 'All' };
const senderNames: Record<SenderKind, string> = { customers: 'Customers', visitors: 'Visitors' };

/** The senders have separate lists, so that a flood from visitors can't hide customers' messages. */
export function MessagesPage() {
  // Re-renders on navigation, because the query holds the filter.
  useLocation();
  const filter = readMessageFilter(location.search);
  const { state, from, email } = filter;
  const hrefOf = (changed: Partial<MessageFilter>) => pathOf({ ...filter, ...changed });
  return (
    <>
      <h1 className="text-2xl">Messages</h1>
      <Choices name="Messages">
        {messageStates.map((it) => (
          <Choice key={it} href={hrefOf({ state: it })} isChosen={it === state}>
            {stateNames[it]}
          </Choice>
        ))}
      </Choices>
      <Choices name="Senders">
        {[undefined, ...senderKinds].map((it) => (
          <Choice key={it ?? ''} href={hrefOf({ from: it })} isChosen={it === from}>
            {it ? senderNames[it] : 'Everyone'}
          </Choice>
        ))}
      </Choices>
      <SenderField key={writeMessageFilter(filter)} filter={filter} />
      <div className="flex flex-col gap-10">
        {senderKinds
          .filter((it) => from === undefined || it === from)
          .map((it) => (
            <MessageList
              key={`${it} ${state} ${email}`}
              title={senderNames[it]}
              from={it}
              state={state}
              email={email}
            />
          ))}
      </div>
    </>
  );
}

function SenderField({ filter }: { filter: MessageFilter }) {
  return (
    <form
      aria-label="Search messages"
      className="mb-8 flex max-w-xl items-end gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const value = new FormData(event.currentTarget).get('email');
        const email = typeof value === 'string' ? plainLine(value) : '';
        navigate(pathOf({ ...filter, email }));
      }}
    >
      <Field label="Sender's email" className="flex-1">
        <TextInput name="email" type="search" defaultValue={filter.email} />
      </Field>
      <Button type="submit">Search</Button>
    </form>
  );
}

function pathOf(filter: MessageFilter): string {
  return adminPaths.messages + writeMessageFilter(filter);
}

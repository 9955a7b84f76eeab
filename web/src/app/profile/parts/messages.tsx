import MessageSquare from 'lucide-react/icons/message-square';
import { Skeleton } from '../../../components/skeleton.tsx';
import { byEmailOnly, replies as texts } from '../../../content/profile.ts';
import { emailStatusOf, useSession } from '../../../core/session/session.ts';
import { LiveListView } from '../../../core/database/live-list-view.tsx';
import { MessageDetails } from '../../../features/contact/components/message-details.tsx';
import type { Reply } from '../../../features/contact/stored-message.ts';
import { formatDateTime } from '../../../lib/format-date-time.ts';
import { ContactPrompt } from '../contact-prompt.tsx';
import { ListPart } from '../list-part.tsx';
import type { ProfilePartProps } from './part-props.ts';

export default function MessagesPart({ lists }: ProfilePartProps) {
  const isUnverified = emailStatusOf(useSession()) === 'unverified';
  const empty = (
    <ContactPrompt icon={MessageSquare} text="You haven't submitted any queries." tab="message" />
  );
  return (
    <ListPart id="my-queries" title="My Queries">
      {isUnverified && <p className="mb-5 max-w-prose text-muted">{byEmailOnly}</p>}
      <LiveListView
        items={lists.messages}
        noun="queries"
        empty={empty}
        skeleton={<MessagesSkeleton />}
      >
        {(list) => (
          <ul className={listLayout}>
            {list.map(({ id, message, details, createdAt, replies }) => (
              <li key={id} className="p-5 wrap-anywhere sm:px-6">
                <p className="text-sm text-muted tabular">{formatDateTime(createdAt)}</p>
                <p className="mt-1 max-w-prose whitespace-pre-line">{message}</p>
                <MessageDetails details={details} />
                {replies.length > 0 && <Replies replies={replies} />}
              </li>
            ))}
          </ul>
        )}
      </LiveListView>
    </ListPart>
  );
}

function Replies({ replies }: { replies: readonly Reply[] }) {
  return (
    <div className="mt-4 flex max-w-prose flex-col gap-4 border-l-2 border-action-text pl-4">
      {replies.map(({ text, createdAt }) => (
        <div key={`${createdAt?.getTime()} ${text}`}>
          <p className="text-sm text-muted tabular">
            <span className="font-medium text-ink">{texts.from}</span>
            <span>{`, ${formatDateTime(createdAt)}`}</span>
          </p>
          <p className="mt-1 whitespace-pre-line">{text}</p>
        </div>
      ))}
    </div>
  );
}

const listLayout =
  'divide-y divide-line rounded-base border border-line bg-surface-raised shadow-soft';
const skeletonRows = ['first', 'second'];

function MessagesSkeleton() {
  return (
    <div aria-hidden className={listLayout}>
      {skeletonRows.map((row) => (
        <div key={row} className="p-5 sm:px-6">
          <div className="text-sm">
            <Skeleton className="h-[1lh] max-w-40" />
          </div>
          <Skeleton className="mt-1 h-[1lh] max-w-96" />
        </div>
      ))}
    </div>
  );
}

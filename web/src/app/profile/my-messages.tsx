import MessageSquare from 'lucide-react/icons/message-square';
import { LiveListView } from '../../core/database/live-list-view.tsx';
import type { LiveList } from '../../core/database/use-live-list.ts';
import { MessageFacts } from '../../features/contact/components/message-facts.tsx';
import type { StoredMessage } from '../../features/contact/stored-message.ts';
import { formatDateTime } from '../../lib/format-date-time.ts';
import { ContactPrompt } from './contact-prompt.tsx';
import { ProfileSection } from './profile-section.tsx';

export function MyMessages({ messages }: { messages: LiveList<StoredMessage> }) {
  const empty = (
    <ContactPrompt icon={MessageSquare} text="You haven't submitted any queries." tab="message" />
  );
  return (
    <ProfileSection id="my-queries" title="My Queries">
      <LiveListView items={messages} noun="queries" empty={empty}>
        {(list) => (
          <ul className="divide-y divide-line rounded-base border border-line bg-surface-raised shadow-soft">
            {list.map(({ id, message, facts, createdAt }) => (
              <li key={id} className="p-5 wrap-anywhere sm:px-6">
                <p className="text-sm text-muted tabular">{formatDateTime(createdAt)}</p>
                <p className="mt-1 max-w-prose whitespace-pre-line">{message}</p>
                <MessageFacts facts={facts} />
              </li>
            ))}
          </ul>
        )}
      </LiveListView>
    </ProfileSection>
  );
}

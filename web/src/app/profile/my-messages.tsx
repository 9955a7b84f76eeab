import MessageSquare from 'lucide-react/icons/message-square';
import { useLiveList } from '../../core/database/use-live-list.ts';
import { MessageList } from '../../features/contact/components/message-list.tsx';
import { toStoredMessage } from '../../features/contact/stored-message.ts';
import { ContactPrompt } from './contact-prompt.tsx';
import { ProfileSection } from './profile-section.tsx';

export function MyMessages({ uid }: { uid: string }) {
  const messages = useLiveList(uid, 'queries', toStoredMessage);
  return (
    <ProfileSection id="my-queries" title="My Queries">
      <MessageList
        messages={messages}
        empty={
          <ContactPrompt
            icon={MessageSquare}
            text="You haven't submitted any queries."
            tab="message"
          />
        }
      />
    </ProfileSection>
  );
}

import MessageSquare from 'lucide-react/icons/message-square';
import { sectionHref } from '@shared/paths.ts';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { contact } from '../../content/contact.ts';
import { useLiveList } from '../../core/database/use-live-list.ts';
import { showContactTab } from '../../features/contact/contact-tab.ts';
import { MessageList } from '../../features/contact/components/message-list.tsx';
import { toStoredMessage } from '../../features/contact/stored-message.ts';
import { ProfileSection } from './profile-section.tsx';

export function MyMessages({ uid }: { uid: string }) {
  const messages = useLiveList(uid, 'queries', toStoredMessage);
  return (
    <ProfileSection id="my-queries" title="My Queries">
      <MessageList messages={messages} empty={<NoMessages />} />
    </ProfileSection>
  );
}

function NoMessages() {
  return (
    <EmptyState
      icon={MessageSquare}
      text="You haven't submitted any queries."
      action={
        <ButtonLink
          variant="quiet"
          to={sectionHref('contact')}
          onClick={() => showContactTab('message')}
        >
          {contact.tabs.message}
        </ButtonLink>
      }
    />
  );
}

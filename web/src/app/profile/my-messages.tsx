import MessageSquare from 'lucide-react/icons/message-square';
import { sectionHref } from '@shared/paths.ts';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { contact } from '../../content/contact.ts';
import { showContactTab } from '../../features/contact/contact-tab.ts';
import { QueryList } from '../../features/contact/components/message-list.tsx';
import { useQueries } from '../../features/contact/use-queries.ts';
import { ProfileSection } from './profile-section.tsx';

export function MyQueries({ uid }: { uid: string }) {
  const queries = useQueries(uid);
  return (
    <ProfileSection id="my-queries" title="My Queries">
      <QueryList queries={queries} empty={<NoQueries />} />
    </ProfileSection>
  );
}

function NoQueries() {
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

import { useLocation } from '../../lib/router.ts';
import { Choice, Choices } from '../lists/choices.tsx';
import { EmailList } from '../emails/email-list.tsx';
import { adminPaths } from '../records/admin-paths.ts';

export function EmailsPage() {
  // Re-renders on navigation, because the query selects the list.
  useLocation();
  const shown = lists.find(({ search }) => search === location.search) ?? failed;
  return (
    <>
      <h1 className="text-2xl">Emails</h1>
      <Choices name="Emails">
        {lists.map((list) => (
          <Choice key={list.state} href={adminPaths.emails + list.search} isChosen={list === shown}>
            {list.title}
          </Choice>
        ))}
      </Choices>
      <EmailList field="state" value={shown.state} empty={shown.empty} />
    </>
  );
}

const failed = {
  search: '',
  state: 'failed',
  title: 'Failed',
  empty: 'No failed emails.',
} as const;

const lists = [
  failed,
  { search: '?waiting', state: 'queued', title: 'Waiting', empty: 'No emails waiting.' },
  { search: '?dropped', state: 'dropped', title: 'Not sent', empty: 'No unsent emails.' },
] as const;

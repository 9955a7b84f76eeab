import { useLocation } from '../../lib/router.ts';
import { Choice, Choices } from '../lists/choices.tsx';
import { emailListAt, emailLists } from '../emails/email-lists.ts';
import { EmailList } from '../emails/email-list.tsx';
import { adminPaths } from '../records/admin-paths.ts';

export function EmailsPage() {
  // Re-renders on navigation, because the query selects the list.
  useLocation();
  const shown = emailListAt(location.search);
  return (
    <>
      <h1 className="text-2xl">Emails</h1>
      <Choices name="Emails">
        {emailLists.map((list) => (
          <Choice key={list.state} href={adminPaths.emails + list.search} isChosen={list === shown}>
            {list.title}
          </Choice>
        ))}
      </Choices>
      <EmailList field="state" value={shown.state} empty={shown.empty} />
    </>
  );
}

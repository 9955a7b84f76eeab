import { useLocation } from '../../lib/router.ts';
import { Choice, Choices } from '../components/choices.tsx';
import { LetterList } from '../components/letter-list.tsx';
import { deskPaths } from '../desk-paths.ts';

/** Letters that failed, those that wait to be sent, and those that were dropped. */
export function LettersPage() {
  // Each navigation can bring another list.
  useLocation();
  const shown = lists.find(({ search }) => search === location.search) ?? failed;
  return (
    <>
      <h1 className="text-2xl">Emails</h1>
      <Choices name="Emails">
        {lists.map((list) => (
          <Choice key={list.state} href={deskPaths.letters + list.search} isChosen={list === shown}>
            {list.title}
          </Choice>
        ))}
      </Choices>
      <LetterList field="state" value={shown.state} empty={shown.empty} />
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

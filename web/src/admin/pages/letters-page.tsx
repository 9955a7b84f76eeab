import { useLocation } from '../../lib/router.ts';
import { Choice, Choices } from '../components/choices.tsx';
import { LetterList } from '../components/letter-list.tsx';
import { deskPaths } from '../desk-paths.ts';

/** Letters that failed, and those that wait to be sent. */
export function LettersPage() {
  // Each navigation can bring the other list.
  useLocation();
  const doWait = new URLSearchParams(location.search).has('waiting');
  return (
    <>
      <h1 className="text-2xl">Letters</h1>
      <Choices name="Letters">
        <Choice href={deskPaths.letters} isChosen={!doWait}>
          Failed
        </Choice>
        <Choice href={`${deskPaths.letters}?waiting`} isChosen={doWait}>
          Waiting
        </Choice>
      </Choices>
      <LetterList
        field="state"
        value={doWait ? 'queued' : 'failed'}
        empty={doWait ? 'No letter waits.' : 'No letter has failed.'}
      />
    </>
  );
}

import { Button } from '../../components/button.tsx';
import { PageMessage } from '../../components/page-message.tsx';
import { NotFoundArt } from '../../components/not-found-art.tsx';
import { leaveDesk, retryRole } from '../api/follow-staff.ts';
import { useTitle } from '../../lib/use-title.ts';
import { DeskHeader } from './desk-header.tsx';

/** For an account whose role could not be asked for. */
export function RoleUnknown({ email }: { email: string }) {
  useTitle('No connection');
  return (
    <>
      <DeskHeader />
      <main>
        <PageMessage
          kicker="Desk"
          text={`You are signed in as ${email}. What this account may do could not be found out: the connection may be down.`}
          picture={<NotFoundArt />}
          actions={
            <>
              <Button size="lg" onClick={() => void retryRole()}>
                Try again
              </Button>
              <Button variant="quiet" size="lg" onClick={() => void leaveDesk()}>
                Sign out
              </Button>
            </>
          }
        >
          <h1 className="text-2xl">The desk could not be opened</h1>
        </PageMessage>
      </main>
    </>
  );
}

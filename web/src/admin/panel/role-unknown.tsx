import { Button } from '../../components/button.tsx';
import { PageMessage } from '../../components/page-message.tsx';
import { NotFoundArt } from '../../components/pictures/not-found-art.tsx';
import { leaveAdmin, retryRole } from '../staff/start-staff.ts';
import { useTitle } from '../../lib/use-title.ts';
import { AdminHeader } from './admin-header.tsx';

/** Shown if the role of an account couldn't be read. */
export function RoleUnknown({ email }: { email: string }) {
  useTitle('No connection');
  return (
    <>
      <AdminHeader />
      <main>
        <PageMessage
          kicker="Admin panel"
          text={`You're logged in as ${email}, but we couldn't check your access. Please check your connection and try again.`}
          picture={<NotFoundArt />}
          actions={
            <>
              <Button size="lg" onClick={() => void retryRole()}>
                Try again
              </Button>
              <Button variant="quiet" size="lg" onClick={() => void leaveAdmin()}>
                Logout
              </Button>
            </>
          }
        >
          <h1 className="text-2xl">We couldn't open the admin panel</h1>
        </PageMessage>
      </main>
    </>
  );
}

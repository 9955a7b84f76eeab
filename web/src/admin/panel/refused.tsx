import { paths } from '@shared/paths.ts';
import { buttonClass } from '../../components/button-class.ts';
import { Button } from '../../components/button.tsx';
import { NotFoundArt } from '../../components/pictures/not-found-art.tsx';
import { PageMessage } from '../../components/page-message.tsx';
import { leaveAdmin } from '../staff/start-staff.ts';
import { useTitle } from '../../lib/use-title.ts';
import { AdminHeader } from './admin-header.tsx';

export function Refused({ email }: { email: string }) {
  useTitle('No access');
  return (
    <>
      <AdminHeader />
      <main>
        <PageMessage
          kicker="Admin panel"
          text={`You're logged in as ${email}, which doesn't have access to the admin panel. Ask an administrator for access. Your own orders and invoices are in your profile.`}
          picture={<NotFoundArt />}
          actions={
            <>
              <Button size="lg" onClick={() => void leaveAdmin()}>
                Logout
              </Button>
              {/* The site is a separate document, so the browser loads it. */}
              <a href={paths.profile} className={buttonClass({ variant: 'quiet', size: 'lg' })}>
                Go to your profile
              </a>
            </>
          }
        >
          <h1 className="text-2xl">This area is for staff only</h1>
        </PageMessage>
      </main>
    </>
  );
}

import { Button } from '../../components/button.tsx';
import { Container } from '../../components/container.tsx';
import { texts } from './sign-in-content.ts';
import { env } from '../../lib/env.ts';
import { useTitle } from '../../lib/use-title.ts';
import { leaveAdmin } from '../staff/start-staff.ts';
import { AdminHeader } from './admin-header.tsx';
import { SecondFactor } from '../security/second-factor.tsx';

/** Shown if the role requires a second factor and the session has none. */
export function FactorMissing() {
  useTitle('Set up a second factor');
  return (
    <>
      <AdminHeader>
        <Button variant="link" className="ml-auto" onClick={() => void leaveAdmin()}>
          Logout
        </Button>
      </AdminHeader>
      <main>
        <Container className="py-8 lg:py-12">
          <h1 className="text-2xl">Set up a second factor</h1>
          <p className="mt-3 max-w-2xl">{texts.factorMissing}</p>
          <p className="mt-3 mb-8 max-w-2xl text-muted">
            {env.hasIdentityPlatform ? texts.factorThere : texts.factorImpossible}
          </p>
          {env.hasIdentityPlatform && <SecondFactor />}
        </Container>
      </main>
    </>
  );
}

import { Button } from '../../components/button.tsx';
import { Container } from '../../components/container.tsx';
import { texts } from '../../content/staff-sign-in.ts';
import { env } from '../../lib/env.ts';
import { useTitle } from '../../lib/use-title.ts';
import { leaveDesk } from '../api/follow-staff.ts';
import { DeskHeader } from './desk-header.tsx';
import { SecondFactor } from './second-factor.tsx';

/** For an account whose role asks for a second factor that the session does not have. */
export function FactorMissing() {
  useTitle('Set up a second factor');
  return (
    <>
      <DeskHeader>
        <Button variant="link" className="ml-auto" onClick={() => void leaveDesk()}>
          Logout
        </Button>
      </DeskHeader>
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

import { Container } from '../../components/container.tsx';
import { useTitle } from '../../lib/use-title.ts';
import { StaffLogin } from './staff-login.tsx';
import { DeskHeader } from './desk-header.tsx';

export function SignIn() {
  useTitle('Sign in to the desk');
  return (
    <>
      <DeskHeader />
      <main>
        <Container className="flex justify-center py-16">
          <section
            aria-labelledby="sign-in"
            className="w-full max-w-md rounded-base border border-line bg-surface-raised p-6 shadow-soft sm:p-8"
          >
            <h1 id="sign-in" className="text-xl">
              Sign in to the desk
            </h1>
            <p className="mt-2 mb-6 text-muted">For the people who run this site.</p>
            <StaffLogin />
          </section>
        </Container>
      </main>
    </>
  );
}

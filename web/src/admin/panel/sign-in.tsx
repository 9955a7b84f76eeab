import { useEffect, useRef } from 'react';
import { Container } from '../../components/container.tsx';
import { useTitle } from '../../lib/use-title.ts';
import { StaffLogin } from '../staff/staff-login.tsx';
import { AdminHeader } from './admin-header.tsx';

/** With `reason`, the login replaces a page and says why. */
export function SignIn({ reason }: { reason?: string }) {
  useTitle('Admin login');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (reason !== undefined) heading.current?.focus();
  }, [reason]);
  return (
    <>
      <AdminHeader />
      <main>
        <Container className="flex justify-center py-16">
          <section
            aria-labelledby="sign-in"
            className="w-full max-w-md rounded-base border border-line bg-surface-raised p-6 shadow-soft sm:p-8"
          >
            <h1 ref={heading} id="sign-in" tabIndex={-1} className="text-xl outline-none">
              Log in to the admin panel
            </h1>
            <p className="mt-2 mb-6 text-muted">{reason ?? 'For staff only.'}</p>
            <StaffLogin />
          </section>
        </Container>
      </main>
    </>
  );
}

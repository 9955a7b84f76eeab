import { paths } from '@shared/paths.ts';
import { Container } from '../../components/container.tsx';
import { Link } from '../../lib/router.ts';

/** A public page is visible before the account is known: there the banner lies over it and moves nothing. */
export function GuestBanner({ isOverPage }: { isOverPage: boolean }) {
  return (
    <aside
      aria-label="Guest account"
      className={`z-10 bg-warning-soft py-2 text-center text-sm text-warning ${isOverPage ? 'absolute inset-x-0 top-17' : ''} print:hidden`}
    >
      <Container>
        You're logged in as a Guest. Please link account in{' '}
        <Link to={paths.profile} className="font-semibold underline underline-offset-3">
          profile
        </Link>
        .
      </Container>
    </aside>
  );
}

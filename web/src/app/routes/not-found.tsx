import { ButtonLink } from '../../components/button.tsx';
import { Container } from '../../components/container.tsx';
import { paths } from '../../lib/paths.ts';

export function NotFoundPage() {
  return (
    <Container className="flex min-h-[60dvh] flex-col items-start justify-center gap-6 py-16">
      <h1 className="text-2xl">Page Not Found</h1>
      <p className="max-w-xl text-lg text-muted">
        There is no page at this address. It may have moved, or the link may be mistyped.
      </p>
      <ButtonLink to={paths.home}>Go to the homepage</ButtonLink>
    </Container>
  );
}

import { Button } from '../../components/button.tsx';
import { Container } from '../../components/container.tsx';

/** In place of a page whose code could not be loaded, or that failed: offline, or after a new release. */
export function PageFailure() {
  return (
    <Container className="flex min-h-[60dvh] flex-col items-start justify-center gap-6 py-16">
      <h1 className="text-2xl">This page could not be loaded</h1>
      <p className="max-w-xl text-lg text-muted">
        Please check your connection and try again. Nothing that you entered elsewhere is lost.
      </p>
      <Button onClick={() => location.reload()}>Try again</Button>
    </Container>
  );
}

import { Container } from '../../components/container.tsx';
import { NeedsScripts } from '../../components/needs-scripts.tsx';
import { AccountAction } from '../../features/account-action/components/account-action.tsx';

/** Fills the window, so that the footer doesn't move when the state changes. */
export default function AccountActionPage() {
  return (
    <>
      <NeedsScripts name="Your account" />
      <Container className="min-h-[calc(100dvh-4.25rem)] py-12 lg:py-20">
        <div className="mx-auto max-w-lg rounded-base border border-line bg-surface-raised p-5 shadow-soft sm:p-8">
          <AccountAction />
        </div>
      </Container>
    </>
  );
}

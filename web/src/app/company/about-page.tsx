import { CompanyDetails } from '../../core/company-details.tsx';
import { About } from '../../features/landing/components/about.tsx';
import { AfterFirstScreen } from '../../startup/after-first-screen.tsx';

export function AboutPage() {
  return (
    <>
      <About level={1} />
      <AfterFirstScreen>
        <CompanyDetails tone="soft" />
      </AfterFirstScreen>
    </>
  );
}

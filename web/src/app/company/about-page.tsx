import { CompanyFacts } from '../../core/company-facts.tsx';
import { About } from '../../features/landing/components/about.tsx';
import { AfterFirstScreen } from '../../startup/after-first-screen.tsx';

export function AboutPage() {
  return (
    <>
      <About level={1} />
      <AfterFirstScreen>
        <CompanyFacts tone="soft" />
      </AfterFirstScreen>
    </>
  );
}

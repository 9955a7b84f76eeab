import { CompanyFacts } from '../../core/company-facts.tsx';
import { About } from '../../features/landing/components/about.tsx';
import { BelowFirstScreen } from '../../lib/below-first-screen.tsx';

export function AboutPage() {
  return (
    <>
      <About level={1} />
      <BelowFirstScreen>
        <CompanyFacts />
      </BelowFirstScreen>
    </>
  );
}

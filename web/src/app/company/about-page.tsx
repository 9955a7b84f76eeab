import { CompanyFacts } from '../../core/company-facts.tsx';
import { About } from '../../features/landing/components/about.tsx';

export function AboutPage() {
  return (
    <>
      <About level={1} />
      <CompanyFacts />
    </>
  );
}

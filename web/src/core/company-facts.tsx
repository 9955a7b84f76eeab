import { site } from '@shared/site.ts';
import type { ReactNode } from 'react';
import { Section } from '../components/section.tsx';
import { company } from './company.ts';
import { sellerGstin } from '../lib/seller.ts';
import { OfficeAddress } from './office-address.tsx';

/** The company details that the law and payment providers require. */
export function CompanyFacts({ tone }: { tone: 'plain' | 'soft' }) {
  const { kicker, title, lead, facts } = company;
  return (
    <Section id="company" kicker={kicker} title={title} lead={lead} tone={tone}>
      <dl className="mt-10 grid gap-x-16 border-t border-line sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        <Fact term={facts.legalName}>{site.legalEntity}</Fact>
        {site.cin && (
          <Fact term={facts.cin}>
            <span className="tabular">{site.cin}</span>
          </Fact>
        )}
        {sellerGstin && (
          <Fact term={facts.gstin}>
            <span className="tabular">{sellerGstin}</span>
          </Fact>
        )}
        <Fact term={facts.office}>
          <address className="not-italic">
            <OfficeAddress />
          </address>
        </Fact>
      </dl>
    </Section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="py-5 wrap-anywhere max-lg:border-b max-lg:border-line">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="mt-1 text-lg">{children}</dd>
    </div>
  );
}

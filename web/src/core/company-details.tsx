import { site } from '@shared/site.ts';
import type { ReactNode } from 'react';
import { Section } from '../components/section.tsx';
import { company } from './company.ts';
import { sellerGstin } from '../lib/seller.ts';
import { OfficeAddress } from './office-address.tsx';

/** What the law and payment providers want to read of the operator. */
export function CompanyDetails({ tone }: { tone: 'plain' | 'soft' }) {
  const { kicker, title, lead, details } = company;
  return (
    <Section id="company" kicker={kicker} title={title} lead={lead} tone={tone}>
      <dl className="mt-10 grid gap-x-16 border-t border-line sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        <Detail term={details.legalName}>{site.legalEntity}</Detail>
        {site.cin && (
          <Detail term={details.cin}>
            <span className="tabular">{site.cin}</span>
          </Detail>
        )}
        {sellerGstin && (
          <Detail term={details.gstin}>
            <span className="tabular">{sellerGstin}</span>
          </Detail>
        )}
        <Detail term={details.office}>
          <address className="not-italic">
            <OfficeAddress />
          </address>
        </Detail>
      </dl>
    </Section>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="py-5 wrap-anywhere max-lg:border-b max-lg:border-line">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="mt-1 text-lg">{children}</dd>
    </div>
  );
}

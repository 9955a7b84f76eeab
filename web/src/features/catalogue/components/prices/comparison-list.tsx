import '../../../../core/first-amount.ts';
import { regions, type Product } from '@shared/catalogue/catalogue.ts';
import { Section } from '../../../../components/section.tsx';
import { products } from '../../../../content/landing.ts';
import { choices, comparison as texts } from '../../../../content/products.ts';
import { AfterFirstScreen } from '../../../../startup/after-first-screen.tsx';
import { BeforeYouBuy } from '../before-you-buy.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import type { PageLink } from '../page-link.ts';

interface Group {
  id: Product['region'];
  name: string;
  /** The difference between the group's products. */
  choice?: string;
}

const groups: readonly Group[] = [
  ...regions.map(({ id, name }) => ({ id, name, choice: choices[id] })),
  { id: 'cross-region', name: texts.crossRegion },
];
/** The groups on the first screen. */
const firstGroups = groups.slice(0, 1);

export function ComparisonList({ more }: { more: readonly PageLink[] }) {
  const { kicker, title, lead } = texts;
  return (
    <Section id="comparison" level={1} kicker={kicker} title={title} lead={lead} tone="soft">
      <GroupLinks />
      <Groups groups={firstGroups} />
      <AfterFirstScreen>
        <Groups groups={groups.slice(firstGroups.length)} />
        <p className="mt-6 text-sm text-muted">{products.priceNote}</p>
        <BeforeYouBuy more={more} />
      </AfterFirstScreen>
    </Section>
  );
}

function GroupLinks() {
  return (
    <nav aria-label={texts.groups} className="mt-6 sm:mt-8 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {groups.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${anchorOf(id)}`}
              className="inline-flex min-h-11 items-center rounded-base border border-line-strong/50 bg-surface-raised px-4 font-medium transition-colors duration-150 hover:border-action-text hover:text-action-text max-sm:px-3 max-sm:text-sm"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Groups({ groups: shown }: { groups: readonly Group[] }) {
  return shown.map(({ id, name, choice }) => (
    <section
      key={id}
      id={anchorOf(id)}
      tabIndex={-1}
      aria-labelledby={`${anchorOf(id)}-title`}
      className="mt-12 lg:mt-16"
    >
      <h2 id={`${anchorOf(id)}-title`} className="text-xl">
        {name}
      </h2>
      {choice && <p className="mt-2 max-w-prose text-muted">{choice}</p>}
      <ComparisonTable region={id} labelledBy={`${anchorOf(id)}-title`} />
    </section>
  ));
}

function anchorOf(region: Product['region']): string {
  return `compare-${region}`;
}

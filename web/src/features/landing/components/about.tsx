import { sectionHref } from '@shared/paths.ts';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button.tsx';
import { Section } from '../../../components/section.tsx';
import { useOverflow } from '../../../components/use-overflow.ts';
import { about } from '../../../content/landing.ts';
import { AnalyticsPicture } from './pictures/analytics-picture.tsx';
import { CompliancePicture } from './pictures/compliance-picture.tsx';
import { DashboardPicture } from './pictures/dashboard-picture.tsx';
import { NetworkPicture } from './pictures/network-picture.tsx';

const { analytics, compliance, dashboard, network } = about.values;

const values = [
  { ...analytics, Picture: AnalyticsPicture },
  { ...compliance, Picture: CompliancePicture },
  { ...dashboard, Picture: DashboardPicture },
  { ...network, Picture: NetworkPicture },
];

export function About({ level }: { level?: 1 }) {
  const Heading = level === 1 ? 'h2' : 'h3';
  return (
    <Section id="about" level={level} kicker={about.kicker} title={about.title} aside={<Story />}>
      <Values>
        {values.map(({ title, text, Picture }) => (
          <li
            key={title}
            className="bg-surface-raised p-5 max-sm:rounded-base max-sm:border max-sm:border-line max-sm:shadow-soft sm:p-6"
          >
            <Picture />
            <Heading className="mt-4 text-lg sm:mt-6">{title}</Heading>
            <p className="mt-1 text-muted sm:mt-2">{text}</p>
          </li>
        ))}
      </Values>
    </Section>
  );
}

/**
 * Makes the row focusable when it scrolls, as on a phone or at a large zoom. It is focusable until it is measured,
 * because a phone can scroll it before its code runs.
 */
function Values({ children }: { children: ReactNode }) {
  const { area, isCut } = useOverflow<HTMLUListElement>();
  return (
    <ul
      ref={area}
      {...(isCut !== false && { tabIndex: 0, 'aria-label': about.title })}
      className="mt-8 gap-4 max-sm:swipe-row sm:mt-10 sm:grid sm:grid-cols-2 sm:gap-px sm:overflow-clip sm:rounded-base sm:border sm:border-line sm:bg-line sm:shadow-soft lg:mt-20 lg:grid-cols-4"
    >
      {children}
    </ul>
  );
}

function Story() {
  return (
    <div className="max-w-2xl text-muted sm:text-lg lg:pt-9">
      <p>{about.lead}</p>
      <p className="mt-4 sm:mt-5">{about.story}</p>
      <ButtonLink variant="quiet" className="mt-6 sm:mt-7" href={sectionHref('process')}>
        {about.technology}
      </ButtonLink>
    </div>
  );
}

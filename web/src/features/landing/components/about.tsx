import { sectionHref } from '@shared/paths.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { Section } from '../../../components/section.tsx';
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
      <ul className="mt-10 grid overflow-clip rounded-base border border-line bg-line shadow-soft max-sm:gap-px sm:grid-cols-2 sm:gap-px lg:mt-20 lg:grid-cols-4">
        {values.map(({ title, text, Picture }) => (
          <li key={title} className="bg-surface-raised p-5 sm:p-6">
            <Picture />
            <Heading className="mt-4 text-lg sm:mt-6">{title}</Heading>
            <p className="mt-1 text-muted sm:mt-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Story() {
  return (
    <div className="max-w-2xl text-muted sm:text-lg lg:pt-9">
      <p>{about.lead}</p>
      <p className="mt-5">{about.story}</p>
      <ButtonLink variant="quiet" className="mt-7" href={sectionHref('process')}>
        {about.technology}
      </ButtonLink>
    </div>
  );
}

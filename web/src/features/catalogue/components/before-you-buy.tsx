import { sectionHref } from '@shared/paths.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { pricing } from '../pricing-content.ts';
import type { PageLink } from './page-link.ts';

export function BeforeYouBuy({ more }: { more: readonly PageLink[] }) {
  return (
    <nav aria-label={pricing.more} className="mt-12 border-t border-line pt-8">
      <h2 className="text-xl">{pricing.more}</h2>
      <ul className="mt-3 flex flex-col gap-x-8 sm:flex-row sm:flex-wrap">
        {more.map(({ path, name }) => (
          <li key={path}>
            <a
              href={path}
              className="inline-flex min-h-11 items-center font-medium text-action-text underline-offset-4 hover:underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      <ButtonLink variant="quiet" className="mt-4" href={sectionHref('contact')}>
        {pricing.talk}
      </ButtonLink>
    </nav>
  );
}

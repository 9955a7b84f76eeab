import { paths } from '@shared/paths.ts';
import { partNames } from '../../content/profile.ts';
import { useRequestedLocation } from '../../lib/router.ts';

const parts = [
  [paths.profile, partNames.overview],
  [paths.profileOrders, partNames.orders],
  [paths.profileInvoices, partNames.invoices],
  [paths.profilePlans, partNames.plans],
  [paths.profileMessages, partNames.messages],
  [paths.profileSettings, partNames.settings],
] as const;

/** The links fit in one row on phones, with smaller text on narrow ones. */
export function ProfileNavigation() {
  const { pathname } = useRequestedLocation();
  return (
    <nav aria-label="Profile" className="mb-8 border-b border-line lg:mb-12 print:hidden">
      <ul className="-mb-px flex justify-between gap-x-1 overflow-x-auto text-sm max-[26rem]:text-[0.8125rem] max-[22rem]:text-[0.75rem] max-[22rem]:tracking-tight sm:justify-start sm:gap-x-2 sm:text-base">
        {parts.map(([href, name]) => (
          <li key={href}>
            <a href={href} aria-current={currentAt(href, pathname)} className={partLink}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Returns the `aria-current` value of a link. The page of one order also marks the list of orders. */
function currentAt(href: string, path: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return href !== paths.profile && path.startsWith(`${href}/`) ? 'true' : undefined;
}

const partLink =
  'inline-flex min-h-11 items-center border-b-2 border-transparent font-medium whitespace-nowrap text-muted -outline-offset-2 transition-colors duration-150 hover:text-ink aria-[current]:border-action-text aria-[current]:text-ink sm:px-3 forced-colors:aria-[current]:border-[Highlight]';

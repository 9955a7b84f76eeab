import ArrowRight from 'lucide-react/icons/arrow-right';
import { legalPages } from '../../../content/legal/pages.ts';
import { Link } from '../../../lib/router.ts';

export function OtherPolicies({ current }: { current: string }) {
  return (
    <nav aria-label="Other policies" className="border-t border-line pt-8 print:hidden">
      <p className="mb-2 font-semibold">Other policies</p>
      <ul>
        {Object.values(legalPages)
          .filter(({ path }) => path !== current)
          .map(({ path, title }) => (
            <li key={path}>
              <Link
                to={path}
                className="inline-flex min-h-11 items-center gap-2 font-medium text-action-text underline-offset-4 hover:underline"
              >
                {title}
                <ArrowRight aria-hidden className="size-4" />
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

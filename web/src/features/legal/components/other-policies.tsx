import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from '../../../lib/router.ts';

export interface PolicyLink {
  path: string;
  name: string;
}

export function OtherPolicies({ policies }: { policies: readonly PolicyLink[] }) {
  return (
    <nav aria-label="Other policies" className="border-t border-line pt-8 print:hidden">
      <p className="mb-2 font-semibold">Other policies</p>
      <ul>
        {policies.map(({ path, name }) => (
          <li key={path}>
            <Link
              to={path}
              className="inline-flex min-h-11 items-center gap-2 font-medium text-action-text underline-offset-4 hover:underline"
            >
              {name}
              <ArrowRight aria-hidden className="size-4" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import FlaskConical from 'lucide-react/icons/flask-conical';
import { Container } from '../../components/container.tsx';

/** Whether the site was built for the provider's test keys, with which no card is charged. */
export const isTestSite = import.meta.env.VITE_TEST_SITE === 'true';

/** It is printed too, since a receipt of a test site is worth nothing. */
export function TestSiteBar() {
  return (
    <aside
      aria-label="Test site"
      data-test-site
      className="border-t border-warning/30 bg-warning-soft py-1.5 text-sm font-medium text-warning"
    >
      <Container className="flex items-center justify-center gap-2">
        <FlaskConical aria-hidden className="size-4 shrink-0" />
        Test site. No real payments are taken.
      </Container>
    </aside>
  );
}

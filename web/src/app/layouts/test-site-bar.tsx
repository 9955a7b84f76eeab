import FlaskConical from 'lucide-react/icons/flask-conical';
import { Container } from '../../components/container.tsx';
import { useRootMark } from '../../lib/use-root-mark.ts';

/** Whether the build is a test site. A test site uses Razorpay's test keys, which charge no cards. */
export const isTestSite = import.meta.env.VITE_TEST_SITE === 'true';

/** Also printed, because receipts of a test site are not valid. */
export function TestSiteBar() {
  useRootMark('data-test-site');
  return (
    <aside
      aria-label="Test site"
      className="border-t border-warning/30 bg-warning-soft py-1.5 text-sm font-medium text-warning"
    >
      <Container className="flex items-center justify-center gap-2">
        <FlaskConical aria-hidden className="size-4 shrink-0" />
        Test site. No real payments are taken.
      </Container>
    </aside>
  );
}

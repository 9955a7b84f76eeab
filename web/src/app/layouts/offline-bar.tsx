import WifiOff from 'lucide-react/icons/wifi-off';
import { Container } from '../../components/container.tsx';
import { useIsOffline } from '../../core/database/connection.ts';

/** Sticks to the lower edge of the window, so that the layout does not move. */
export function OfflineBar() {
  const isOffline = useIsOffline();
  return (
    <output data-offline={isOffline || undefined} className="sticky bottom-0 z-30 print:hidden">
      {isOffline && (
        <span className="block border-t border-warning/30 bg-warning-soft py-3 text-warning">
          <Container className="flex items-center gap-3">
            <WifiOff aria-hidden className="size-5 shrink-0" />
            You are offline. What you see may be out of date, and paying has to wait.
          </Container>
        </span>
      )}
    </output>
  );
}

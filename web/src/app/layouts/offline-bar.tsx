import WifiOff from 'lucide-react/icons/wifi-off';
import { Container } from '../../components/container.tsx';
import { useIsOffline } from '../../core/connection.ts';

export function OfflineBar() {
  const isOffline = useIsOffline();
  return (
    <output className="block">
      {isOffline && (
        <span className="block bg-warning-soft py-2 text-warning">
          <Container className="flex items-center gap-3">
            <WifiOff aria-hidden className="size-5 shrink-0" />
            You are offline. What you see may be out of date, and paying has to wait.
          </Container>
        </span>
      )}
    </output>
  );
}

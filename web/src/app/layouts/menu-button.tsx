import Menu from 'lucide-react/icons/menu';
import { useCallback, useRef, useState } from 'react';
import { IconButton } from '../../components/icon-button.tsx';
import { useLoadingKeys } from '../../components/dialogs/use-loading-keys.ts';
import { WhenLoaded } from '../../core/notices/when-loaded.tsx';
import { onDemand } from '../../startup/on-demand.ts';
import type { SessionControls } from './navigation-drawer.tsx';

const drawer = onDemand(async () => (await import('./navigation-drawer.tsx')).NavigationDrawer);

/** The drawer's code loads when the pointer or focus reaches the button. */
export function MenuButton(controls: SessionControls) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <IconButton
        ref={button}
        icon={Menu}
        label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="lg:hidden"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => {
          setOpen(true);
          setOpened(true);
        }}
      />
      {wasOpened && (
        <WhenLoaded isOpen={isOpen} onClose={close} placeholder={<Opening onCancel={close} />}>
          <drawer.Component {...controls} isOpen={isOpen} onClose={close} opener={button} />
        </WhenLoaded>
      )}
    </>
  );
}

function Opening({ onCancel }: { onCancel: () => void }) {
  useLoadingKeys(onCancel);
  return (
    <div className="fixed inset-0 z-50 animate-fade-in bg-overlay" onPointerDown={onCancel}>
      <div className="deep ml-auto h-full w-[250px] border-l border-line" />
    </div>
  );
}

/** Loads the drawer early. A failure shows only when the visitor opens the drawer. */
function prefetch(): void {
  drawer.load().catch(() => {});
}

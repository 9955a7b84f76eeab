import * as Radix from '@radix-ui/react-dialog';
import X from 'lucide-react/icons/x';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../icon-button.tsx';
import { useNoticesRoom } from '../notices/notices-room.ts';
import { Overlay } from './overlay.tsx';
import { keepOpenForNotices } from './keep-open-for-notices.ts';
import { useCloseOnBack } from './use-close-on-back.ts';
import { useHidePage } from './use-hide-page.ts';

interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  opener: RefObject<HTMLElement | null>;
  /** Returns the element that gets the focus on close. If null, the opener gets it, unless the focus has moved. */
  focusAfterClose: () => HTMLElement | null;
  /** Called after the drawer has closed and the focus has moved. */
  onClosed: () => void;
  children: ReactNode;
}

/** Shows a modal drawer at the right edge of the window. */
export function Drawer(props: DrawerProps) {
  const { open, onOpenChange, title, opener, focusAfterClose, onClosed, children } = props;
  useCloseOnBack(open, () => onOpenChange(false));
  const hidePage = useHidePage(open);
  const noticesRoom = useNoticesRoom();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Overlay open={open} />
        <Radix.Content
          aria-describedby={undefined}
          style={noticesRoom}
          className="deep fixed top-0 right-0 bottom-0 z-50 flex w-[250px] flex-col overflow-y-auto border-l border-line shadow-long outline-none data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in max-sm:top-(--notices-room) sm:bottom-(--notices-room)"
          onInteractOutside={keepOpenForNotices}
          onOpenAutoFocus={hidePage}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const target = focusAfterClose() ?? (hasMovedOn() ? null : opener.current);
            target?.focus({ preventScroll: true });
            // Radix finishes closing the drawer after this handler.
            queueMicrotask(onClosed);
          }}
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          <Radix.Close asChild>
            <IconButton icon={X} label="Close" className="m-1.5 self-end sm:m-3" />
          </Radix.Close>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Returns whether a new page, or a dialog opened from the drawer, has taken the focus. */
function hasMovedOn(): boolean {
  const { activeElement } = document;
  return activeElement !== null && activeElement !== document.body;
}

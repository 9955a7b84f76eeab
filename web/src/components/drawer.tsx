import * as Radix from '@radix-ui/react-dialog';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { keepOpenForNotices } from './keep-open-for-notices.ts';

interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The drawer's accessible name. */
  title: string;
  /** The button that opens it. */
  trigger: ReactNode;
  /** Where the focus goes at the close; without an answer it returns to the trigger, unless it has moved on. */
  focusAfterClose: () => HTMLElement | null;
  /** Called once it has closed and the focus is where it belongs. */
  onClosed: () => void;
  children: ReactNode;
}

/** A modal drawer of 250 px at the right edge, in deep ink. */
export function Drawer(props: DrawerProps) {
  const { open, onOpenChange, title, trigger, focusAfterClose, onClosed, children } = props;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-overlay data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Radix.Content
          aria-describedby={undefined}
          className="deep fixed top-0 right-0 bottom-(--notices-room) z-50 flex w-[250px] flex-col overflow-y-auto border-l border-line shadow-long outline-none data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in"
          onInteractOutside={keepOpenForNotices}
          onCloseAutoFocus={(event) => {
            const target = focusAfterClose();
            if (target ?? hasMovedOn()) event.preventDefault();
            target?.focus({ preventScroll: true });
            // Radix moves the focus after this handler.
            queueMicrotask(onClosed);
          }}
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          <Radix.Close asChild>
            <IconButton icon={X} label="Close" className="m-3 self-end" />
          </Radix.Close>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A page that was gone to, or a dialog that was opened from the drawer, has taken the focus. */
function hasMovedOn(): boolean {
  const { activeElement } = document;
  return activeElement !== null && activeElement !== document.body;
}

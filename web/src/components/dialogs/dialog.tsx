import * as Radix from '@radix-ui/react-dialog';
import X from 'lucide-react/icons/x';
import { useRef, type ReactNode } from 'react';
import { DialogBody } from './dialog-body.tsx';
import { dialogCard, dialogPosition } from './dialog-position.ts';
import { focusFirstField, isFilledIn } from '../fields/form-fields.ts';
import { IconButton } from '../icon-button.tsx';
import { useNoticesRoom } from '../notices/notices-room.ts';
import { Overlay } from './overlay.tsx';
import { keepOpenForNotices } from './keep-open-for-notices.ts';
import { useCloseOnBack } from './use-close-on-back.ts';
import { useHidePage } from './use-hide-page.ts';

interface DialogProps {
  /**
   * `form` and `text` fill a phone's screen, and `question` is a card. `text` takes the focus for keyboard
   * scrolling.
   */
  kind?: keyof typeof kinds;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called after the dialog has closed and the focus has returned. */
  onClosed?: () => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
}

/** Shows a modal dialog. The browser's Back closes it too. */
export function Dialog(props: DialogProps) {
  const { kind = 'form', open, onOpenChange, onClosed, title, description, children } = props;
  const { role, frame, header } = kinds[kind];
  const isSheet = kind !== 'question';
  useCloseOnBack(open, () => onOpenChange(false));
  const hidePage = useHidePage(open);
  const noticesRoom = useNoticesRoom();
  const opener = useRef<Element>(null);
  const content = useRef<HTMLDivElement>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Overlay open={open} />
        <Radix.Content
          ref={content}
          role={role}
          style={noticesRoom}
          className={`${frame} outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in`}
          onInteractOutside={(event) => {
            keepOpenForNotices(event);
            // An accidental click outside must not discard input.
            if (content.current && isFilledIn(content.current)) event.preventDefault();
          }}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            hidePage();
            const { target } = event;
            if (target instanceof Element && focusFirstField(target)) event.preventDefault();
          }}
          onCloseAutoFocus={() => {
            // Radix returns the focus only to its own trigger, and this dialog has none.
            const { current } = opener;
            const isThere = current?.isConnected && !current.matches(':disabled, body');
            const target = isThere ? current : document.querySelector('main');
            if (target instanceof HTMLElement) target.focus({ preventScroll: true });
            onClosed?.();
          }}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <header className={header}>
            <Radix.Title className="text-xl font-semibold">{title}</Radix.Title>
            {description !== undefined && (
              <Radix.Description className="mt-2 text-muted">{description}</Radix.Description>
            )}
          </header>
          {/* A new title remounts the body, which resets the scroll position. */}
          <DialogBody
            key={kind === 'form' ? title : kind}
            label={kind === 'text' ? title : undefined}
          >
            {children}
          </DialogBody>
          {/* The button comes last, so that the content gets the initial focus. */}
          {isSheet && (
            <Radix.Close asChild>
              <IconButton icon={X} label="Close" className="absolute top-3.5 right-3" />
            </Radix.Close>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const sheet = {
  role: 'dialog',
  frame: dialogPosition,
  header: 'border-b border-line py-5 pr-16 pl-5 sm:pl-8',
};

const kinds = {
  form: sheet,
  text: sheet,
  question: {
    role: 'alertdialog',
    frame: `${dialogCard} m-auto h-fit max-h-[calc(100dvh-2rem-var(--notices-room))] w-[calc(100%-2rem)] max-sm:top-(--notices-room) sm:bottom-(--notices-room) max-w-md rounded-base border`,
    header: 'px-5 pt-6 sm:px-8',
  },
};

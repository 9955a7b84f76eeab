import { useRef } from 'react';
import { NoticeCard, type Notice } from './notice-card.tsx';
import { useKeepClear } from './notices-room.ts';

interface NoticeListProps {
  notices: readonly Notice[];
  onDismiss: (id: string) => void;
  /** Called with whether the pointer or the focus is in the list. */
  onHold: (isHeld: boolean) => void;
}

/** Keeps both live regions in the document, because a screen reader announces only changes within them. */
export function NoticeList({ notices, onDismiss, onHold }: NoticeListProps) {
  const list = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget>(null);
  useKeepClear(list, notices.length > 0);

  function dismiss(id: string, card: Element) {
    if (card.contains(document.activeElement)) {
      const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
      const next = buttons.find((button) => !card.contains(button)) ?? cameFrom.current;
      const isThere = next instanceof HTMLElement && next.isConnected;
      const target = isThere ? next : document.querySelector('main');
      target?.focus({ preventScroll: true });
    }
    // The browser sends no `pointerleave` event for a card that unmounts.
    onHold(false);
    onDismiss(id);
  }

  const show = (notice: Notice) => (
    <NoticeCard key={notice.id} notice={notice} onDismiss={dismiss} />
  );
  const errors = notices.filter(({ tone }) => tone === 'error');
  const others = notices.filter(({ tone }) => tone !== 'error');
  return (
    <div
      ref={list}
      data-notices
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onFocus={({ relatedTarget }) => {
        onHold(true);
        if (!list.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
      onBlur={({ relatedTarget }) => onHold(list.current?.contains(relatedTarget) === true)}
      className="pointer-events-none fixed inset-x-4 top-(--notices-top) bottom-(--notices-bottom) z-60 flex flex-col sm:top-auto sm:bottom-4 sm:left-auto sm:w-80 print:hidden"
    >
      <div role="alert" aria-live="assertive" aria-atomic="false" className={region}>
        {errors.map(show)}
      </div>
      <output aria-live="polite" aria-atomic="false" className={region}>
        {others.map(show)}
      </output>
    </div>
  );
}

/** A phone has room for only the latest notice of each region. The earlier notice reappears when it is gone. */
const region = 'flex flex-col max-sm:*:not-last:hidden';

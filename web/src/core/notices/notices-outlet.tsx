import { useEffect, useState } from 'react';
import type { Notice } from '../../components/notices/notice-card.tsx';
import { NoticeList } from '../../components/notices/notice-list.tsx';
import { useStore } from '../../lib/store.ts';
import { dismissNotice, noticesStore } from './notices.ts';

const shownForMs = 8_000;
const shownWithActionForMs = 30_000;

/**
 * Dismisses notices after a time, unless the pointer or focus is in the list. Errors stay, and so do notices whose
 * action is awaited.
 */
export function NoticesOutlet() {
  const notices = useStore(noticesStore);
  const [isHeld, setHeld] = useState(false);
  // An empty list can't report that the pointer left it.
  if (isHeld && notices.length === 0) setHeld(false);
  return (
    <>
      <NoticeList notices={notices} onDismiss={dismissNotice} onHold={setHeld} />
      {!isHeld &&
        notices
          .filter(passes)
          .map(({ id, action }) => (
            <DismissLater key={id} id={id} afterMs={action ? shownWithActionForMs : shownForMs} />
          ))}
    </>
  );
}

function passes({ tone, action }: Notice): boolean {
  return tone !== 'error' && action?.isAwaited !== true;
}

function DismissLater({ id, afterMs }: { id: string; afterMs: number }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissNotice(id), afterMs);
    return () => clearTimeout(timer);
  }, [id, afterMs]);
  return null;
}

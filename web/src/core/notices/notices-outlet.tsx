import { useEffect, useState } from 'react';
import type { Notice } from '../../components/notice-card.tsx';
import { NoticeList } from '../../components/notice-list.tsx';
import { dismissNotice, useNotices } from './notices.ts';

const shownForMs = 8_000;

/**
 * Shows the notices. Those that report a failure or offer an action stay until they are dismissed, the
 * others go by themselves, but not while somebody is at them.
 */
export function NoticesOutlet() {
  const notices = useNotices();
  const [isHeld, setHeld] = useState(false);
  return (
    <>
      <NoticeList notices={notices} onDismiss={dismissNotice} onHold={setHeld} />
      {!isHeld && notices.filter(passes).map(({ id }) => <DismissLater key={id} id={id} />)}
    </>
  );
}

function passes({ tone, action }: Notice): boolean {
  return tone !== 'error' && action === undefined;
}

function DismissLater({ id }: { id: string }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissNotice(id), shownForMs);
    return () => clearTimeout(timer);
  }, [id]);
  return null;
}

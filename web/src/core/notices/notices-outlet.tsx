import { useEffect } from 'react';
import { NoticeList } from '../../components/notice-list.tsx';
import { dismissNotice, useNotices, type Notice } from './notices.ts';

const shownForMs = 8_000;

/** Shows the notices. Those that report a failure or offer an action stay until they are dismissed. */
export function NoticesOutlet() {
  const notices = useNotices();
  return (
    <>
      <NoticeList notices={notices} onDismiss={dismissNotice} />
      {notices.filter(passes).map(({ id }) => (
        <DismissLater key={id} id={id} />
      ))}
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

import { useRef, type ReactNode, type RefObject } from 'react';
import { Alert } from '../../components/notices/alert.tsx';
import { Button } from '../../components/button.tsx';
import { LoadingStatus } from '../../components/skeleton.tsx';
import { useFocusFallback } from '../../components/use-focus-fallback.ts';
import { useIsOffline } from './connection.ts';
import { OutOfReach } from './out-of-reach.tsx';
import type { LiveList } from './use-live-list.ts';

interface LiveListViewProps<Item> {
  items: LiveList<Item>;
  noun: string;
  empty: ReactNode;
  skeleton: ReactNode;
  children: (list: readonly Item[]) => ReactNode;
}

export function LiveListView<Item>(props: LiveListViewProps<Item>) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Content {...props} place={place} />
    </div>
  );
}

interface Place {
  /** Takes the focus when the focused control unmounts. */
  place: RefObject<HTMLElement | null>;
}

function Content<Item>({
  items,
  noun,
  empty,
  skeleton,
  children,
  place,
}: LiveListViewProps<Item> & Place) {
  const isOffline = useIsOffline();
  if (items.status === 'loading') {
    if (isOffline) return <OutOfReach />;
    return <LoadingStatus text={`Loading ${noun}...`}>{skeleton}</LoadingStatus>;
  }
  if (items.status === 'failed') {
    return <Failure text={`We couldn't load your ${noun}.`} retry={items.retry} place={place} />;
  }
  return items.list.length === 0 ? empty : children(items.list);
}

function Failure({ text, retry, place }: { text: string; retry: () => void } & Place) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusFallback(button, place, false);
  return (
    <Alert tone="danger">
      <p>{text}</p>
      <Button ref={button} variant="link" onClick={retry}>
        Try again
      </Button>
    </Alert>
  );
}

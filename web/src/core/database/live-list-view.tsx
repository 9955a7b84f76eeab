import { useRef, type ReactNode, type RefObject } from 'react';
import { Alert } from '../../components/notices/alert.tsx';
import { Button } from '../../components/button.tsx';
import { LoadingStatus } from '../../components/skeleton.tsx';
import { useFocusFallback } from '../../components/use-focus-fallback.ts';
import { useIsOffline } from './connection.ts';
import { Unreachable } from './unreachable.tsx';
import type { LiveList } from './use-live-list.ts';

interface LiveListViewProps<Item> {
  items: LiveList<Item>;
  noun: string;
  empty: ReactNode;
  skeleton: ReactNode;
  children: (list: readonly Item[]) => ReactNode;
}

export function LiveListView<Item>(props: LiveListViewProps<Item>) {
  const container = useRef<HTMLDivElement>(null);
  return (
    <div ref={container} tabIndex={-1} className="outline-none">
      <Content {...props} container={container} />
    </div>
  );
}

interface ContainerProps {
  /** Takes the focus when the focused control unmounts. */
  container: RefObject<HTMLElement | null>;
}

function Content<Item>({
  items,
  noun,
  empty,
  skeleton,
  children,
  container,
}: LiveListViewProps<Item> & ContainerProps) {
  const isOffline = useIsOffline();
  if (items.status === 'loading') {
    if (isOffline) return <Unreachable />;
    return <LoadingStatus text={`Loading ${noun}...`}>{skeleton}</LoadingStatus>;
  }
  if (items.status === 'failed') {
    return (
      <Failure text={`We couldn't load your ${noun}.`} retry={items.retry} container={container} />
    );
  }
  return items.list.length === 0 ? empty : children(items.list);
}

function Failure({ text, retry, container }: { text: string; retry: () => void } & ContainerProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusFallback(button, container, false);
  return (
    <Alert tone="danger">
      <p>{text}</p>
      <Button ref={button} variant="link" onClick={retry}>
        Try again
      </Button>
    </Alert>
  );
}

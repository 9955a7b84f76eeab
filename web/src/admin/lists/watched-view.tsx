import type { ReactNode } from 'react';
import { Alert } from '../../components/notices/alert.tsx';
import { Button } from '../../components/button.tsx';
import { LoadingStatus, Skeleton } from '../../components/skeleton.tsx';
import type { Watched } from './use-watched.ts';

interface WatchedViewProps<Value> {
  watched: Watched<Value>;
  noun: string;
  /** The height while it loads. */
  height?: 'h-24' | 'h-96';
  children: (value: Value) => ReactNode;
}

export function WatchedView<Value>({
  watched,
  noun,
  height = 'h-96',
  children,
}: WatchedViewProps<Value>) {
  switch (watched.status) {
    case 'loading':
      return (
        <LoadingStatus text={`Loading ${noun}...`}>
          <Skeleton className={height} />
        </LoadingStatus>
      );
    case 'failed':
      return (
        <Alert tone="danger">
          <p>{`We couldn't load the ${noun}.`}</p>
          <Button variant="link" onClick={watched.retry}>
            Try again
          </Button>
        </Alert>
      );
    case 'ready':
      return children(watched.value);
  }
}

import type { ReactNode } from 'react';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { LoadingStatus, Skeleton } from '../../components/skeleton.tsx';
import type { Watched } from '../use-watched.ts';

interface WatchedViewProps<Value> {
  watched: Watched<Value>;
  /** What is loading, such as `invoices`. */
  noun: string;
  children: (value: Value) => ReactNode;
}

export function WatchedView<Value>({ watched, noun, children }: WatchedViewProps<Value>) {
  switch (watched.status) {
    case 'loading':
      return (
        <LoadingStatus text={`Loading ${noun}...`}>
          <Skeleton className="h-96" />
        </LoadingStatus>
      );
    case 'failed':
      return (
        <Alert tone="danger">
          <p>The {noun} could not be loaded.</p>
          <Button variant="link" onClick={watched.retry}>
            Try again
          </Button>
        </Alert>
      );
    case 'ready':
      return children(watched.value);
  }
}

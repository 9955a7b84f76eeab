import { useCallback, useState, type ReactNode } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import type { Cursor, Page } from '../api/watch-page.ts';
import { useWatched, type Watch } from '../use-watched.ts';
import { PageButtons } from './page-buttons.tsx';
import { WatchedView } from './watched-view.tsx';

/** Watches the page after a cursor; without one, the first page. */
export type WatchPage<Item, Next = Cursor> = (
  after: Next | undefined,
  ...on: Parameters<Watch<Page<Item, Next>>>
) => ReturnType<Watch<Page<Item, Next>>>;

interface PagedViewProps<Item, Next> {
  /** The caller keeps it with `useCallback`, and gives another list another key. */
  watch: WatchPage<Item, Next>;
  /** What is listed, such as `invoices`. */
  noun: string;
  /** What is said where there is none. */
  empty: string;
  /** What is said above a list that leaves some out. */
  partial?: string;
  children: (items: Item[]) => ReactNode;
}

/** A list page after page. The way back leads over the cursors of the pages before. */
export function PagedView<Item, Next = Cursor>({
  watch,
  noun,
  empty,
  partial,
  children,
}: PagedViewProps<Item, Next>) {
  const [cursors, setCursors] = useState<readonly Next[]>([]);
  const after = cursors.at(-1);
  const watchAfter: Watch<Page<Item, Next>> = useCallback(
    (onPage, onError) => watch(after, onPage, onError),
    [watch, after],
  );
  return (
    <WatchedView watched={useWatched(watchAfter)} noun={noun}>
      {({ items, next, isPartial }) => (
        <>
          {isPartial && <p className="mb-4 max-w-2xl">{partial}</p>}
          {items.length === 0 ? <EmptyState text={empty} /> : children(items)}
          <PageButtons
            page={cursors.length + 1}
            onNewer={() => setCursors(cursors.slice(0, -1))}
            onOlder={next && (() => setCursors([...cursors, next]))}
          />
        </>
      )}
    </WatchedView>
  );
}

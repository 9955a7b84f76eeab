import { useCallback, useState, type ReactNode } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { useLocation } from '../../lib/router.ts';
import type { Cursor, Page } from './api/watch-page.ts';
import { useWatched, type Watch } from './use-watched.ts';
import { PageButtons } from './page-buttons.tsx';
import { WatchedView } from './watched-view.tsx';

export type WatchPage<Item, Next = Cursor> = (
  after: Next | undefined,
  ...on: Parameters<Watch<Page<Item, Next>>>
) => ReturnType<Watch<Page<Item, Next>>>;

interface PagedViewProps<Item, Next> {
  /** The caller wraps it in `useCallback` and gives each list its own `key`. */
  watch: WatchPage<Item, Next>;
  noun: string;
  empty: string;
  /** Shown above a list that leaves out matches. */
  partial?: string;
  children: (items: Item[]) => ReactNode;
}

/** The cursors of each list by history entry. The browser's Back then shows the same page. */
const kept = new Map<string, readonly unknown[]>();

export function PagedView<Item, Next = Cursor>({
  watch,
  noun,
  empty,
  partial,
  children,
}: PagedViewProps<Item, Next>) {
  const entry = `${useLocation().key} ${noun}`;
  const [cursors, setCursors] = useState(() => (kept.get(entry) ?? []) as readonly Next[]);
  const after = cursors.at(-1);
  const watchAfter: Watch<Page<Item, Next>> = useCallback(
    (onPage, onError) => watch(after, onPage, onError),
    [watch, after],
  );
  const turn = (pages: readonly Next[]) => {
    kept.set(entry, pages);
    setCursors(pages);
  };
  return (
    <WatchedView watched={useWatched(watchAfter)} noun={noun}>
      {({ items, next, isPartial }) => (
        <>
          {isPartial && <p className="mb-4 max-w-2xl">{partial}</p>}
          {items.length === 0 ? <EmptyState text={empty} /> : children(items)}
          <PageButtons
            page={cursors.length + 1}
            onNewer={() => turn(cursors.slice(0, -1))}
            onOlder={next && (() => turn([...cursors, next]))}
          />
        </>
      )}
    </WatchedView>
  );
}

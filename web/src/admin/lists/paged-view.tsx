import { useCallback, useState, type ReactNode } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { useLocation } from '../../lib/router.ts';
import type { Cursor, Page } from './api/watch-page.ts';
import { useWatched, type Watch } from './use-watched.ts';
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

/** The pages before the one that was shown, by the entry of the history: Back leads to the same page again. */
const kept = new Map<string, readonly unknown[]>();

/** A list page after page. The way back leads over the cursors of the pages before. */
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

import { useCallback } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { watchAttentionItem, type DeskItem } from '../api/watch-attention.ts';
import { AttentionCard } from '../components/attention-card.tsx';
import { WatchedView } from '../components/watched-view.tsx';
import { deskPaths } from '../desk-paths.ts';
import { useWatched, type Watch } from '../use-watched.ts';

/** One item, open or resolved. The operator's emails lead here. */
export function AttentionItemPage({ id }: { id: string }) {
  const watch: Watch<DeskItem | undefined> = useCallback(
    (onItem, onError) => watchAttentionItem(id, onItem, onError),
    [id],
  );
  return (
    <>
      <a href={deskPaths.attention} className="text-action-text underline underline-offset-4">
        All alerts
      </a>
      <h1 className="mt-4 mb-8 text-2xl">Attention</h1>
      <WatchedView watched={useWatched(watch)} noun="item">
        {(item) =>
          item ? (
            <ul className="max-w-3xl">
              <AttentionCard item={item} />
            </ul>
          ) : (
            <EmptyState text="We couldn't find this alert." />
          )
        }
      </WatchedView>
    </>
  );
}

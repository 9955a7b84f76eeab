import { useCallback } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { useLocation } from '../../lib/router.ts';
import { watchAttention, type DeskItem } from '../api/watch-attention.ts';
import { AttentionCard } from '../components/attention-card.tsx';
import { Choice, Choices } from '../components/choices.tsx';
import { WatchedView } from '../components/watched-view.tsx';
import { deskPaths } from '../desk-paths.ts';
import { useWatched, type Watch } from '../use-watched.ts';

/** What needs a person. */
export function AttentionPage() {
  // Each navigation can bring the other list.
  useLocation();
  const isOpen = !new URLSearchParams(location.search).has('resolved');
  const watch: Watch<DeskItem[]> = useCallback(
    (onItems, onError) => watchAttention(isOpen, onItems, onError),
    [isOpen],
  );
  return (
    <>
      <h1 className="text-2xl">Attention</h1>
      <Choices name="Attention">
        <Choice href={deskPaths.attention} isChosen={isOpen}>
          Open
        </Choice>
        <Choice href={`${deskPaths.attention}?resolved`} isChosen={!isOpen}>
          Resolved
        </Choice>
      </Choices>
      <WatchedView watched={useWatched(watch)} noun="items">
        {(items) =>
          items.length === 0 ? (
            <EmptyState
              text={isOpen ? 'Nothing needs your attention.' : 'Nothing was resolved yet.'}
            />
          ) : (
            <ul className="grid gap-5 lg:grid-cols-2">
              {items.map((item) => (
                <AttentionCard key={item.id} item={item} />
              ))}
            </ul>
          )
        }
      </WatchedView>
    </>
  );
}

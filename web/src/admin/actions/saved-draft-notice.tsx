import { Button } from '../../components/button.tsx';

export function SavedDraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <p className="text-sm text-muted">
      You entered this earlier and didn't send it.{' '}
      <Button variant="link" onClick={onDiscard}>
        Discard
      </Button>
    </p>
  );
}

import { Button } from '../../components/button.tsx';

/** Says that a form holds what was typed earlier. */
export function KeptDraft({ onDiscard }: { onDiscard: () => void }) {
  return (
    <p className="text-sm text-muted">
      You entered this earlier and didn't send it.{' '}
      <Button variant="link" onClick={onDiscard}>
        Discard
      </Button>
    </p>
  );
}

import { Button } from '../../components/button.tsx';

/** Says that a form holds what was typed earlier. */
export function KeptDraft({ onDiscard }: { onDiscard: () => void }) {
  return (
    <p className="text-sm text-muted">
      You typed this earlier and did not send it.{' '}
      <Button variant="link" onClick={onDiscard}>
        Discard it
      </Button>
    </p>
  );
}

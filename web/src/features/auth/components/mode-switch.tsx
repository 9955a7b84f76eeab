import { Button } from '../../../components/button.tsx';

interface ModeSwitchProps {
  question: string;
  label: string;
  onSwitch: () => void;
}

export function ModeSwitch({ question, label, onSwitch }: ModeSwitchProps) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2 text-muted">
      {question}
      <Button variant="link" onClick={onSwitch}>
        {label}
      </Button>
    </p>
  );
}

import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { controlClass } from './control-class.ts';

interface StepperProps {
  label: string;
  /** Completes the label for screen readers, because a page can have several steppers. */
  subject: string;
  /** The names of the buttons. */
  fewer: string;
  more: string;
  /** Says which numbers are allowed, after the stepper has corrected an entry. */
  range: string;
  value: number;
  min: number;
  max: number;
  disabled?: boolean | undefined;
  onChange: (value: number) => void;
}

/** A field for a whole number, between buttons that change it by one. */
export function Stepper(props: StepperProps) {
  const { label, subject, fewer, more, range, value, min, max, disabled, onChange } = props;
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [isCorrected, setCorrected] = useState(false);

  function type(text: string) {
    const isTooMuch = isUsable(text) && Number(text) > max;
    setTyped(isTooMuch ? undefined : text);
    setCorrected(isTooMuch);
    if (isUsable(text)) onChange(Math.min(Number(text), max));
  }

  function step(by: 1 | -1) {
    setTyped(undefined);
    setCorrected(false);
    onChange(value + by);
  }

  function leave() {
    if (typed !== undefined && !isUsable(typed)) setCorrected(true);
    setTyped(undefined);
  }

  /** Enter would send the form with the number that is no longer in the field. */
  function correct(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || typed === undefined || isUsable(typed)) return;
    event.preventDefault();
    leave();
  }

  function isUsable(text: string): boolean {
    return text !== '' && Number.isInteger(Number(text)) && Number(text) >= min;
  }

  return (
    <div className="flex flex-col gap-1.5">
      {/* The message takes the label's place, so nothing moves under a pointer that leaves the field. */}
      <div className="text-sm">
        <label htmlFor={id} className={`font-medium ${isCorrected ? 'sr-only' : ''}`}>
          {label} <span className="sr-only">{subject}</span>
        </label>
        <output className="text-warning tabular">{isCorrected && range}</output>
      </div>
      <div className="flex gap-1">
        <StepButton
          icon={Minus}
          label={fewer}
          disabled={disabled}
          isAtEnd={value <= min}
          onStep={() => step(-1)}
        />
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          // A half-typed number stays in the field until the visitor leaves it.
          value={typed ?? value}
          disabled={disabled}
          onChange={({ target }) => type(target.value)}
          onBlur={leave}
          onKeyDown={correct}
          className={`${controlClass} max-w-18 [appearance:textfield] px-1 text-center tabular [&::-webkit-inner-spin-button]:appearance-none`}
        />
        <StepButton
          icon={Plus}
          label={more}
          disabled={disabled}
          isAtEnd={value >= max}
          onStep={() => step(1)}
        />
      </div>
    </div>
  );
}

interface StepButtonProps extends Pick<ComponentProps<'button'>, 'disabled'> {
  icon: typeof Minus;
  label: string;
  /** A disabled button would lose the focus. */
  isAtEnd: boolean;
  onStep: () => void;
}

function StepButton({ icon: Icon, label, isAtEnd, onStep, disabled }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isAtEnd}
      disabled={disabled}
      onClick={() => !isAtEnd && onStep()}
      className="inline-flex min-h-12 w-[48px] shrink-0 cursor-pointer items-center justify-center rounded-base border border-line-strong bg-surface transition-colors duration-150 hover:border-action-text hover:text-action-text off:cursor-default off:border-line off:bg-surface-soft off:text-muted"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}

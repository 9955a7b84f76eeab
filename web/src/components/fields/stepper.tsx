import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useId, useState, type ComponentProps } from 'react';
import { controlClass } from './control-class.ts';

interface StepperProps {
  label: string;
  /** Completes the label for screen readers, because a page can have several steppers. */
  subject: string;
  /** The names of the buttons. */
  fewer: string;
  more: string;
  value: number;
  min: number;
  max: number;
  disabled?: boolean | undefined;
  onChange: (value: number) => void;
}

/** A field for a whole number, between buttons that change it by one. */
export function Stepper(props: StepperProps) {
  const { label, subject, fewer, more, value, min, max, disabled, onChange } = props;
  const id = useId();
  const [typed, setTyped] = useState<string>();

  function type(text: string) {
    const number = text === '' ? Number.NaN : Number(text);
    const isUsable = Number.isInteger(number) && number >= min;
    setTyped(isUsable && number > max ? undefined : text);
    if (isUsable) onChange(Math.min(number, max));
  }

  function step(by: 1 | -1) {
    setTyped(undefined);
    onChange(value + by);
  }

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label} <span className="sr-only">{subject}</span>
      </label>
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
          onBlur={() => setTyped(undefined)}
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

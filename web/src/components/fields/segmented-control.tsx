import { useEffect, useId, useRef } from 'react';

interface SegmentedControlProps<Value extends string> {
  legend: string;
  /** Completes the legend for screen readers, because a page can have several controls. */
  subject: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  disabled?: boolean | undefined;
  onChange: (value: Value) => void;
}

/** A few choices side by side, one of which is chosen. */
export function SegmentedControl<Value extends string>({
  legend,
  subject,
  options,
  value,
  disabled,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // On a prerendered page, the visitor may have chosen before the code ran.
    const chosen = group.current?.querySelector<HTMLInputElement>(':checked')?.value;
    const option = options.find((found) => found.value === chosen);
    if (option && option.value !== value) onChange(option.value);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Later the control follows `value`.
  }, []);
  return (
    <fieldset ref={group} disabled={disabled} className="min-w-0">
      <legend className="pb-1.5 text-sm font-medium">
        {legend} <span className="sr-only">{subject}</span>
      </legend>
      <div className="flex flex-wrap rounded-base border border-line-strong bg-surface p-0.5">
        {options.map((option) => (
          <label key={option.value} className={segment}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-[inherit] opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const segment =
  'relative flex min-h-11 flex-1 cursor-pointer items-center justify-center rounded-[0.625rem] px-4 font-medium text-muted transition-colors duration-150 hover:text-ink has-checked:bg-ink has-checked:text-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus) has-disabled:cursor-default forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]';

import { FieldGroup } from '../../components/fields/field-group.tsx';
import type { ActionChoices } from './staff-action.ts';

interface ChoiceListProps extends ActionChoices {
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}

export function ChoiceList({ legend, options, chosen, onChoose }: ChoiceListProps) {
  return (
    <FieldGroup legend={legend} columns="">
      {options.map(({ value, text }) => {
        const isChosen = chosen.includes(value);
        return (
          <label key={value} className="flex min-h-11 items-center gap-3 wrap-anywhere">
            <input
              type="checkbox"
              checked={isChosen}
              onChange={() =>
                onChoose(isChosen ? chosen.filter((it) => it !== value) : [...chosen, value])
              }
              className="size-5 shrink-0 accent-action"
            />
            <span className="min-w-0">{text}</span>
          </label>
        );
      })}
    </FieldGroup>
  );
}

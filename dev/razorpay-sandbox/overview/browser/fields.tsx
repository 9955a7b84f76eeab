import {
  valuesOf,
  type Choice,
  type ListSwitch,
  type NumberSwitch,
  type SwitchRow,
} from '../../faults/switches.ts';

interface FieldsProps {
  rows: Record<string, SwitchRow>;
  values: Record<string, SwitchRow['usual'] | undefined>;
  disabled?: string;
  set: (name: string, value: unknown) => void;
}

/** A field for each row of a table of switches. An empty number is null. */
export function Fields({ rows, values, disabled, set }: FieldsProps) {
  const entries = Object.entries(rows);
  return (
    <>
      <div class="fields">
        {entries.map(([name, row]) => {
          if ('items' in row) return null;
          const Control = 'options' in row ? Select : NumberInput;
          return (
            <label key={name}>
              {row.label}
              <Control
                row={row as Choice & NumberSwitch}
                value={String(values[name] ?? '')}
                isDisabled={name === disabled}
                set={(value) => set(name, value)}
              />
            </label>
          );
        })}
      </div>
      {entries.map(
        ([name, row]) =>
          'items' in row && (
            <Boxes
              key={name}
              row={row}
              chosen={values[name] as string[]}
              set={(value) => set(name, value)}
            />
          ),
      )}
    </>
  );
}

interface ControlProps<Row> {
  row: Row;
  value: string;
  isDisabled: boolean;
  set: (value: string | number | null) => void;
}

function Select({ row, value, set }: ControlProps<Choice>) {
  const choose = ({ currentTarget }: Event): void =>
    set(valuesOf(row)[(currentTarget as HTMLSelectElement).selectedIndex] ?? row.usual);
  return (
    <select value={value} onChange={choose}>
      {Object.entries(row.options).map(([option, label]) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </select>
  );
}

function NumberInput({ row, value, isDisabled, set }: ControlProps<NumberSwitch>) {
  const { min, max, usual } = row;
  const type = ({ currentTarget }: Event): void => {
    const text = (currentTarget as HTMLInputElement).value;
    set(text === '' ? null : Number(text));
  };
  const limits = { min, max, required: usual !== null, disabled: isDisabled };
  return <input type="number" value={value} onInput={type} {...limits} />;
}

interface BoxesProps {
  row: ListSwitch;
  chosen: readonly string[];
  set: (chosen: string[]) => void;
}

function Boxes({ row: { label, items }, chosen, set }: BoxesProps) {
  const toggle = (item: string): void =>
    set(items.filter((it) => chosen.includes(it) !== (it === item)));
  return (
    <fieldset class="boxes">
      <legend>{label}</legend>
      {items.map((item) => (
        <label key={item}>
          <input type="checkbox" checked={chosen.includes(item)} onChange={() => toggle(item)} />{' '}
          {item}
        </label>
      ))}
    </fieldset>
  );
}
